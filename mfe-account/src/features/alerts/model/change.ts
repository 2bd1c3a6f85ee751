import type {
  AlertKind,
  AlertSettings,
  OnCallStep,
  QuietHours,
  SaveAlertSettings,
} from '@stroomwerk/contracts/library';

/** Where a switch of the matrix belongs to: mail, or the id of a channel. */
export type Place = 'mail' | (string & {});

const toggled = (kinds: readonly AlertKind[], kind: AlertKind, on: boolean): AlertKind[] =>
  on ? [...new Set([...kinds, kind])] : kinds.filter((one) => one !== kind);

/** The settings with one switch of the matrix as it is now. */
export const withSwitch = (
  settings: AlertSettings,
  place: Place,
  kind: AlertKind,
  on: boolean,
): AlertSettings => ({
  ...settings,
  mail: place === 'mail' ? toggled(settings.mail, kind, on) : settings.mail,
  channels: settings.channels.map((channel) =>
    channel.id === place ? { ...channel, kinds: toggled(channel.kinds, kind, on) } : channel,
  ),
});

export const withQuiet = (settings: AlertSettings, change: Partial<QuietHours>): AlertSettings => ({
  ...settings,
  quiet: { ...settings.quiet, ...change },
});

/** @param at number of the step; one more than there are adds it, undefined takes the last away */
export function withStep(
  settings: AlertSettings,
  at: number | undefined,
  change: Partial<OnCallStep> = {},
): AlertSettings {
  const { on_call: order } = settings;
  if (at === undefined) return { ...settings, on_call: order.slice(0, -1) };
  const added: OnCallStep = { channel: 'mail', after_minutes: order.length === 0 ? 0 : 15 };
  const steps = at < order.length ? order : [...order, added];
  return { ...settings, on_call: steps.map((step, one) => (one === at ? { ...step, ...change } : step)) };
}

/** Settings as the server takes them. An order that the plan has not stays as it is. */
export const savedAs = ({ mail, channels, quiet, on_call, offers }: AlertSettings): SaveAlertSettings => ({
  ...{ mail, quiet },
  ...(offers.on_call === null ? { on_call } : {}),
  channels: Object.fromEntries(channels.map(({ id, kinds }) => [id, kinds])),
});
