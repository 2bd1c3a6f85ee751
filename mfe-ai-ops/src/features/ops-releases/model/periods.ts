/** Hours back that the figures of a remote can show. */
export const periods = ['1', '24', '168'] as const;
export type Period = (typeof periods)[number];

const hourMs = 3_600_000;

/** The period to begin with: of a trial that has just begun the last hour, otherwise a day. @param nowMs epoch ms */
export const firstPeriod = (canarySince: string | undefined, nowMs: number): Period =>
  canarySince !== undefined && nowMs - Date.parse(canarySince) < hourMs ? '1' : '24';
