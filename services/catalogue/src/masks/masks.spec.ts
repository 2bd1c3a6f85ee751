import { maskParameters, maskText } from './masks.js';

const letters = (count: number) => 'a1B2c3D4e5F6g7H8i9J0'.repeat(5).slice(0, count);
const hex = (count: number) => '0123456789abcdef'.repeat(5).slice(0, count);
const digits = (count: number) => '1234567890'.repeat(2).slice(0, count);

/** Every kind of key, put together here so that no file of ours looks as if it held one. */
const keys: readonly (readonly [kind: string, key: string])[] = [
  ['OpenAI', `sk-${letters(20)}`],
  ['OpenAI, of a project', `sk-proj-${letters(24)}`],
  ['Anthropic', `sk-ant-${letters(24)}`],
  ['OpenRouter', `sk-or-${letters(24)}`],
  ['Stripe, secret', ['sk', 'live', letters(10)].join('_')],
  ['Stripe, restricted', ['rk', 'test', letters(24)].join('_')],
  ['Stripe, publishable', ['pk', 'live', letters(24)].join('_')],
  ['a webhook', ['whsec', letters(16)].join('_')],
  ['Slack', ['xoxb', digits(12), letters(10)].join('-')],
  ['GitHub', ['ghp', letters(36)].join('_')],
  ['GitHub, fine-grained', ['github', 'pat', letters(40)].join('_')],
  ['GitLab', ['glpat', letters(20)].join('-')],
  ['AWS', `AKIA${'ABCD1234EFGH5678'}`],
  ['Google', `AIza${letters(35)}`],
  ['Google, OAuth', ['ya29', letters(30)].join('.')],
  ['Meta', `EAA${letters(60)}`],
  ['Airtable', ['pat'.concat(letters(14)), hex(64)].join('.')],
  ['Hugging Face', ['hf', letters(34)].join('_')],
  ['Groq', ['gsk', letters(40)].join('_')],
  ['Perplexity', ['pplx', letters(40)].join('-')],
  ['Replicate', ['r8', letters(37)].join('_')],
  ['SendGrid', ['SG', letters(22), letters(43)].join('.')],
  ['Notion', ['ntn', letters(43)].join('_')],
  ['Notion, older', ['secret', letters(43)].join('_')],
  ['Telegram', [digits(9), 'AA'.concat(letters(33))].join(':')],
  ['a signed token', ['eyJ'.concat(letters(17)), letters(30), letters(20)].join('.')],
  ['a private key', `-----BEGIN RSA PRIVATE KEY-----\n${letters(64)}\n-----END RSA PRIVATE KEY-----`],
  ['a private key without its end', `-----BEGIN PRIVATE KEY-----\n${letters(64)}`],
  ['Slack, incoming webhook', `https://hooks.slack.com/services/T0/B0/${letters(24)}`],
  ['Discord, webhook', `https://discord.com/api/webhooks/${digits(18)}/${letters(40)}`],
];

describe('what is masked in a text', () => {
  it.each(keys)('a key of %s', (_kind, key) => {
    const masked = maskText(`before ${key} after`);
    // Not even the last half of it stays.
    expect(masked).not.toContain(key.slice(Math.floor(key.length / 2)).split('\n')[0]);
    expect(masked).toMatch(/^before .*YOUR_SECRET/s);
    if (!key.startsWith('-----BEGIN PRIVATE')) expect(masked).toMatch(/ after$/);
  });

  it.each([
    ['https://jan:geheim123@api.bedrijf.nl/v1', 'https://YOUR_SECRET@api.bedrijf.nl/v1'],
    ['postgres://u:p@db:5432/x', 'postgres://YOUR_SECRET@db:5432/x'],
    ['redis://:ge:h@im@redis.local', 'redis://YOUR_SECRET@redis.local'],
    ['https://api.nl:8080/a@b', 'https://api.nl:8080/a@b'],
    ['https://api.nl:8080?to=a@b', 'https://api.nl:8080?to=a@b'],
    ['["https://api.nl:8080","a@b"]', '["https://api.nl:8080","a@b"]'],
  ])('who signs in at an address, and nothing of the address: %s', (given, masked) =>
    expect(maskText(given)).toBe(masked),
  );

  it.each([
    [`Authorization: Bearer ${letters(16)}==`, 'Authorization: Bearer YOUR_SECRET'],
    ['bearer {{ $json.token_of_this_run }}', 'bearer {{ $json.token_of_this_run }}'],
    ['Bearer kort', 'Bearer kort'],
    [`Bearer  ${letters(16)}`, 'Bearer  YOUR_SECRET'],
    [
      `https://ptb.discord.com/api/webhooks/1/${letters(9)}`,
      'https://ptb.discord.com/api/webhooks/YOUR_SECRET',
    ],
    [`https://hooks.slack.com/services/T0/B0/${letters(9)}`, 'https://hooks.slack.com/services/YOUR_SECRET'],
    ['http://jan.app.n8n.cloud/x', 'https://n8n.example.com/x'],
    ['<a onclick="">b', '<a>b'],
    ["<a onclick='' x>b", '<a x>b'],
    ['<a onclick=steal() x>b', '<a x>b'],
    ['Mail jan@b2b.nl', 'Mail you@example.com'],
    [`eyJ${letters(17)}.${letters(30)}.${letters(20)} na`, 'YOUR_SECRET na'],
    ['https://a.nl/?api_key=abcdefgh&x=1', 'https://a.nl/?api_key=YOUR_SECRET&x=1'],
    ['https://a.nl/?x=1&apikey=abcdefgh', 'https://a.nl/?x=1&apikey=YOUR_SECRET'],
    ['https://a.nl/?access_token=abcdefgh', 'https://a.nl/?access_token=YOUR_SECRET'],
    ['https://a.nl/?token=abcdefgh', 'https://a.nl/?token=YOUR_SECRET'],
    ['https://a.nl/?secret=abcdefgh', 'https://a.nl/?secret=YOUR_SECRET'],
    ['https://a.nl/?password=abcdefgh', 'https://a.nl/?password=YOUR_SECRET'],
    ['https://a.nl/?key=kort', 'https://a.nl/?key=kort'],
    ['https://a.nl/?key={{ $json.key }}', 'https://a.nl/?key={{ $json.key }}'],
    ['https://jan.app.n8n.cloud/webhook/x', 'https://n8n.example.com/webhook/x'],
    ['Mail jan.jansen@bedrijf.nl.', 'Mail you@example.com.'],
    ['Mail müller@bücher.de', 'Mail you@example.com'],
    ['Mail jan@example.com', 'Mail jan@example.com'],
    ['Mail jan@team.voorbeeld.nl', 'Mail jan@team.voorbeeld.nl'],
    ['Mail jan@bedrijf.test', 'Mail jan@bedrijf.test'],
    ['Mail jan@example.com.evil.nl', 'Mail you@example.com'],
    ['a<script>steal()</script>b', 'ab'],
    ['a<iframe src="x"></iframe >b', 'ab'],
    ['a<script>never closed', 'a'],
    ['<img src="x" onerror="steal()">', '<img src="x">'],
    ["<img src='x' ONLOAD = 'steal()' alt=y>", "<img src='x' alt=y>"],
    ['<b>Vet</b> en gewone tekst', '<b>Vet</b> en gewone tekst'],
  ])('%s', (given, masked) => expect(maskText(given)).toBe(masked));
});

describe('what is masked in parameters', () => {
  it.each([
    'X-Api-Key',
    'apikey',
    'Authorization',
    'access_token',
    'auth-token',
    'client secret',
    'My password',
    'passwd',
    'Bearer',
    'X-Token',
    'api key',
    'API_KEY',
    'accesstoken',
    'access token',
    'authtoken',
    'clientsecret',
    'client-secret',
    'My-Secret',
  ])('the value of %s', (name) => {
    expect(maskParameters([{ name, value: 'kort' }])).toEqual([{ name, value: 'YOUR_SECRET' }]);
  });

  it.each([
    { name: 'Content-Type', value: 'kort' },
    { name: 'tokens', value: 'kort' },
    { name: 'Token', value: '' },
    { name: 'Token', value: '={{ $json.token }}' },
    { name: 'Token', value: '{{ $json.token }}' },
    { name: 'Token', value: 7 },
    { name: 'passwords', value: 'kort' },
    { name: 'mytoken', value: 'kort' },
    { name: 7, value: 'kort' },
  ])('not that of %j', (record) => expect(maskParameters(record)).toEqual(record));

  it.each(['apiKey', 'myAccessToken', 'authToken', 'clientSecret', 'password', 'secretKey', 'privateKey'])(
    'what stands under %s, at any depth',
    (key) => {
      expect(maskParameters({ a: [{ [key]: 'kort', kept: 'kort' }] })).toEqual({
        a: [{ [key]: 'YOUR_SECRET', kept: 'kort' }],
      });
      expect(maskParameters({ [`${key}Name`]: 'kort' })).toEqual({ [`${key}Name`]: 'kort' });
      for (const value of ['', '={{ $json.x }}', 7, null])
        expect(maskParameters({ [key]: value })).toEqual({ [key]: value });
    },
  );

  it.each(['chatId', 'chat_id', 'phoneNumber', 'phoneNumberId'])('whose %s it was', (key) => {
    expect(maskParameters({ [key]: '-100123456' })).toEqual({ [key]: '' });
    expect(maskParameters({ [key]: '={{ 123456 }}' })).toEqual({ [key]: '={{ 123456 }}' });
    expect(maskParameters({ [key]: '123456' })).toEqual({ [key]: '' });
    for (const value of ['12345', 'a123456', '123456a'])
      expect(maskParameters({ [key]: value })).toEqual({ [key]: value });
    expect(maskParameters({ other: '123456' })).toEqual({ other: '123456' });
  });

  it('a telephone number by itself', () => {
    expect(maskParameters('+31612345678')).toBe('+31600000000');
    expect(maskParameters('+123')).toBe('+123');
    for (const text of ['bel +31612345678', '+31612345678 bellen']) expect(maskParameters(text)).toBe(text);
  });

  it('whose document a locator pointed at, and not how it was chosen', () => {
    const locator = (value: unknown) =>
      maskParameters({
        __rl: true,
        mode: 'list',
        value,
        cachedResultName: 'Jan',
        cachedResultUrl: 'https://a.nl',
      });
    const left = (value: unknown) => ({ __rl: true, mode: 'list', value });
    expect(locator('1AbCdEfGhIjKlMnOpQrStUvWxYz')).toEqual(left(''));
    expect(locator('https://docs.google.com/document/d/x')).toEqual(left(''));
    expect(locator('https://drive.google.com/file/x')).toEqual(left(''));
    expect(locator('={{ $json.id1234567890123 }}')).toEqual(left('={{ $json.id1234567890123 }}'));
    for (const value of [
      'abcdefghijklmnopqrstuvwxyz',
      '12345678901234567890',
      'sheet1',
      7,
      'a1 1AbCdEfGhIjKlMnOpQrStUvWxYz',
      '1AbCdEfGhIjKlMnOpQrStUvWxYz!',
      'zie https://docs.google.com/x',
    ])
      expect(locator(value)).toEqual(left(value));
  });

  it('keeps everything else as it is', () => {
    for (const value of [null, true, 7, 'tekst', [1, 'a'], { a: { b: false } }])
      expect(maskParameters(value)).toEqual(value);
  });
});
