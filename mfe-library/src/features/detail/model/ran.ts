import type { SampleCase } from '@stroomwerk/contracts/library';

/** The usual case, from its first trigger. */
export const normalOf = (seen: readonly SampleCase[]): SampleCase | undefined =>
  seen.find(({ kind, step }) => kind === 'normal' && step === null);

/** Cases with a key each: a kind has one for each app that fails and each trigger. */
export const casesOf = (seen: readonly SampleCase[]): (SampleCase & { key: string })[] =>
  seen.map((one) => ({ ...one, key: `${one.kind} ${one.step ?? ''}` }));
