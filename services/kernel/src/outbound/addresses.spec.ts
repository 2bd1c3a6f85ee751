import { kindOf } from './addresses.js';
import { AllowedPrivate } from './allowed-private.js';
import { targetOf } from './target.js';

describe('an address', () => {
  it.each([
    ['93.184.215.14', 'public'],
    ['2a00:1450:400e:80d::200e', 'public'],
    ['64:ff9b::5db8:d70e', 'public'],
    ['127.0.0.1', 'machine'],
    ['127.9.9.9', 'machine'],
    ['::1', 'machine'],
    ['::ffff:127.0.0.1', 'machine'],
    ['::ffff:7f00:1', 'machine'],
    ['64:ff9b::7f00:1', 'machine'],
    ['10.0.0.5', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['100.64.0.1', 'private'],
    ['::ffff:10.0.0.5', 'private'],
    ['64:ff9b::a00:5', 'private'],
    ['fd12:3456::1', 'private'],
    ['0.0.0.0', 'forbidden'],
    ['::', 'forbidden'],
    ['169.254.169.254', 'forbidden'],
    ['::ffff:169.254.169.254', 'forbidden'],
    ['64:ff9b::a9fe:a9fe', 'forbidden'],
    ['64:ff9b:1::1', 'forbidden'],
    ['2002:7f00:1::', 'forbidden'],
    ['2001:0:4136:e378::1', 'forbidden'],
    ['168.63.129.16', 'forbidden'],
    ['100.100.100.200', 'forbidden'],
    ['192.0.0.192', 'forbidden'],
    ['fd00:ec2::254', 'forbidden'],
    ['fe80::1%eth0', 'forbidden'],
    ['fec0::1', 'forbidden'],
    ['ff02::1', 'forbidden'],
    ['224.0.0.1', 'forbidden'],
    ['255.255.255.255', 'forbidden'],
    ['198.18.0.1', 'forbidden'],
    ['::7f00:1', 'forbidden'],
    ['nonsense', 'forbidden'],
  ])('%s is %s', (address, kind) => {
    expect(kindOf(address)).toBe(kind);
  });
});

describe('what somebody types', () => {
  it.each([
    ['https://2130706433/', '127.0.0.1'],
    ['https://0x7f000001', '127.0.0.1'],
    ['https://0177.0.0.1', '127.0.0.1'],
    ['https://127.1', '127.0.0.1'],
    ['https://１２７.0.0.1', '127.0.0.1'],
    ['https://[::ffff:127.0.0.1]', '::ffff:7f00:1'],
    ['https://LOCALHOST./', 'localhost'],
    ['https://bücher.example', 'xn--bcher-kva.example'],
    ['https://n8n.example:5678/n8n', 'n8n.example'],
  ])('%s goes to %s', (text, host) => {
    expect(targetOf(text).host).toBe(host);
  });

  it.each([
    ['n8n.example', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://a..', 'unreadable'],
    ['file:///etc/passwd', 'https_only'],
    ['gopher://127.0.0.1:6379/_x', 'https_only'],
    ['https://n8n.example@127.0.0.1/', 'userinfo'],
    ['https://key:secret@n8n.example/', 'userinfo'],
    ['https://n8n.example:25/', 'port'],
    ['https://n8n.example:22/', 'port'],
  ])('%s is refused: %s', (text, why) => {
    expect(() => targetOf(text)).toThrow(expect.objectContaining({ kind: 'refused_address', why }));
  });
});

describe('N8N_ALLOW_PRIVATE', () => {
  it('allows what it names of private places', () => {
    const allowed = new AllowedPrivate('machine, 10.1.0.0/16 192.168.1.7, fd00:1::/32');
    const has = (address: string) => allowed.has(address, kindOf(address));
    for (const one of ['127.0.0.1', '::1', '10.1.2.3', '::ffff:10.1.2.3', '192.168.1.7', 'fd00:1::5'])
      expect([one, has(one)]).toEqual([one, true]);
    for (const one of [
      '10.2.0.1',
      '192.168.1.8',
      'fd00:2::5',
      '169.254.169.254',
      '93.184.215.14',
      'fd00:ec2::254',
    ])
      expect([one, has(one)]).toEqual([one, false]);
    expect(new AllowedPrivate('none').has('127.0.0.1', 'machine')).toBe(false);
  });

  it.each([
    '0.0.0.0/0',
    '10.0.0.0/7',
    '172.16.0.0/11',
    '169.254.169.254',
    '8.8.8.8',
    'fe80::/10',
    '::/0',
    'n8n.intern',
    '10.0.0.0/8/8',
    '10.0.0.0/x',
    'all',
  ])('does not take %s', (text) => {
    expect(() => new AllowedPrivate(text)).toThrow('takes none, machine, and private');
  });
});
