import { type ChatKind, chatBody, isOfChat, maskedAddress } from './chat.js';

const tail = 'abcdefghijklmnopqrstuvwx';
it.each<[ChatKind, string, boolean]>([
  ['slack', `https://hooks.slack.com/services/T0/B0/${tail}`, true],
  ['slack', `https://hooks.slack.com/services/`, false],
  ['slack', `https://hooks.slack.com.evil.example/services/T0/B0/${tail}`, false],
  ['slack', `https://evil.example/hooks.slack.com/services/T0`, false],
  ['slack', `http://hooks.slack.com/services/T0/B0/${tail}`, false],
  ['slack', `https://hooks.slack.com:8443/services/T0/B0/${tail}`, false],
  ['slack', `https://who@hooks.slack.com/services/T0/B0/${tail}`, false],
  ['slack', `https://discord.com/api/webhooks/1/${tail}`, false],
  ['discord', `https://discord.com/api/webhooks/123/${tail}`, true],
  ['discord', `https://discordapp.com/api/webhooks/123/${tail}`, true],
  ['discord', `https://discord.com/api/users/123/${tail}`, false],
  ['discord', `https://discord.com/api/webhooks/../users/${tail}`, false],
  [
    'teams',
    `https://prod-12.westeurope.logic.azure.com:443/workflows/1/triggers/manual/paths/invoke?sig=x`,
    true,
  ],
  ['teams', `https://x.environment.api.powerplatform.com/powerautomate/automations/direct/workflows/1`, true],
  ['teams', `https://firma.webhook.office.com/webhookb2/1`, true],
  ['teams', `https://logic.azure.com/x`, false],
  ['teams', `https://prod.logic.azure.com.evil.example/x`, false],
  ['teams', `not an address`, false],
])('%s %s: %s', (kind, address, expected) => {
  expect(isOfChat(kind, address)).toBe(expected);
});

it('masks what is secret in an address', () => {
  expect(maskedAddress(`https://hooks.slack.com/services/T0/B0/${tail}`)).toBe('hooks.slack.com/…uvwx');
  expect(maskedAddress('https://a.example/hook')).toBe('a.example/…');
});

const message = {
  title: 'Een automatisering heeft je nodig',
  lines: ['<!channel> & @everyone *vet* mislukte.'],
  link: { label: 'Naar je dashboard', url: 'https://stroomwerk.example/dashboard' },
};

it('calls nobody and makes no link of a name that somebody gave an automation', () => {
  const { text } = chatBody('slack', message) as { text: string };
  expect(text).toContain('• &lt;!channel&gt; &amp; @everyone');
  expect(text).toContain('<https://stroomwerk.example/dashboard|Naar je dashboard>');
  expect(chatBody('discord', message)).toEqual({
    content:
      '**Een automatisering heeft je nodig**\n- <!channel\\> & @everyone \\*vet\\* mislukte.\nhttps://stroomwerk.example/dashboard',
    allowed_mentions: { parse: [] },
  });
  expect(JSON.stringify(chatBody('teams', message))).toContain('application/vnd.microsoft.card.adaptive');
});

it('is never longer than Discord takes, and keeps the link', () => {
  const long = { ...message, lines: Array.from({ length: 60 }, (_, at) => `${at} ${'x'.repeat(90)}`) };
  const { content } = chatBody('discord', long) as { content: string };
  expect(content.length).toBeLessThanOrEqual(2_000);
  expect(content.endsWith(message.link.url)).toBe(true);
});
