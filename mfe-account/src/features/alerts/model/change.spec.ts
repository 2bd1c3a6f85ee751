import type { AlertSettings } from '@stroomwerk/contracts/library';
import { savedAs, withQuiet, withStep, withSwitch } from './change.js';

const settings: AlertSettings = {
  mail: ['silent'],
  channels: [
    {
      ...{ id: 'c1', kind: 'slack', name: 'Slack', masked: 'hooks.slack.com/…abcd', kinds: ['silent'] },
      ...{ in_plan: true, last_ok_at: null, failing_since: null },
    },
  ],
  quiet: { on: true, from: '22:00', to: '07:00', zone: 'Europe/Amsterdam', urgent_passes: true },
  on_call: [],
  pages: [],
  offers: { webhook: null, chat: null, on_call: 'enterprise' },
};

it('changes one switch and leaves the others', () => {
  expect(withSwitch(settings, 'mail', 'first_failure', true).mail).toEqual(['silent', 'first_failure']);
  expect(withSwitch(settings, 'mail', 'silent', true).mail).toEqual(['silent']);
  const off = withSwitch(settings, 'c1', 'silent', false);
  expect([off.mail, off.channels[0]?.kinds]).toEqual([['silent'], []]);
  expect(withQuiet(settings, { from: '23:00' }).quiet).toEqual({ ...settings.quiet, from: '23:00' });
});

it('is saved with the kinds of each channel by its id', () => {
  expect(savedAs(settings)).toEqual({
    mail: ['silent'],
    channels: { c1: ['silent'] },
    quiet: settings.quiet,
  });
});

it('adds, changes and takes away steps of the on-call order, and sends them where the plan has it', () => {
  const one = withStep(settings, 0);
  expect(one.on_call).toEqual([{ channel: 'mail', after_minutes: 0 }]);
  const two = withStep(withStep(one, 1), 1, { channel: 'c1' });
  expect(two.on_call).toEqual([...one.on_call, { channel: 'c1', after_minutes: 15 }]);
  expect(withStep(two, undefined)).toEqual(one);
  expect(savedAs(two)).not.toHaveProperty('on_call');
  expect(savedAs({ ...two, offers: { ...two.offers, on_call: null } }).on_call).toEqual(two.on_call);
});
