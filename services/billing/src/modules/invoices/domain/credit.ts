import { type Line, totalsByRate } from './invoice.js';

/** Integer cents, rounded half up; of numbers that are not below zero. */
const share = (part: number, of: number, whole: number): number =>
  Math.floor((part * of * 2 + whole) / (whole * 2));

type Amounts = Pick<Line, 'net_cents' | 'vat_cents'>;

const grossOf = (amounts: readonly Amounts[]): number =>
  amounts.reduce((sum, { net_cents, vat_cents }) => sum + net_cents + vat_cents, 0);

/** What of an amount falls to each part, and how much of that is VAT, when so much of all of them has gone back. */
function splitAt<T extends Amounts>(parts: readonly T[], backCents: number): T[] {
  const whole = grossOf(parts);
  let left = backCents;
  return parts.map((part, at) => {
    const gross = part.net_cents + part.vat_cents;
    const mine = at === parts.length - 1 ? left : share(backCents, gross, whole);
    left -= mine;
    const vat = gross === 0 ? 0 : share(mine, part.vat_cents, gross);
    return { ...part, net_cents: mine - vat, vat_cents: vat };
  });
}

/** What falls to each part of an amount that goes back after so much of all of them has; those without any are left out. */
function between<T extends Amounts>(parts: readonly T[], beforeCents: number, amountCents: number): T[] {
  const before = splitAt(parts, beforeCents);
  return splitAt(parts, beforeCents + amountCents)
    .map((part, at) => ({
      ...part,
      net_cents: part.net_cents - (before[at]?.net_cents ?? 0),
      vat_cents: part.vat_cents - (before[at]?.vat_cents ?? 0),
    }))
    .filter(({ net_cents, vat_cents }) => net_cents !== 0 || vat_cents !== 0);
}

/**
 * The lines of a credit note, one for each rate. They come to the amount to the cent, and all credit notes of an invoice that
 * went back whole come to the invoice: each is the difference of what has gone back after and before it.
 * @param number of the invoice @param beforeCents what has gone back of it already, VAT included
 * @throws Error when more would go back than the invoice came to
 */
export function creditLines(
  { number, lines }: { readonly number: string; readonly lines: readonly Line[] },
  beforeCents: number,
  amountCents: number,
): Line[] {
  const totals = totalsByRate(lines);
  const whole = grossOf(totals);
  if (amountCents <= 0 || beforeCents + amountCents > whole)
    throw new Error(
      `${amountCents} cents cannot go back of invoice ${number}: ${beforeCents} of ${whole} have`,
    );
  const name = lines[0]?.name ?? '';
  return between(totals, beforeCents, amountCents).map((total) => ({
    nature: 'refund',
    ...{ name, period: null },
    ...total,
  }));
}

/**
 * The lines of a credit note of unused time that became credit. Where that is more than one invoice came to, each note has a
 * part of the unused time; what it paid for at once stands on the first.
 * @param lines what became credit above zero, what it paid for below @param beforeCents what notes have of it already
 * @returns lines that come to the amount, VAT included
 */
export function restLines(lines: readonly Line[], beforeCents: number, amountCents: number): Line[] {
  const unused = lines.filter((line) => grossOf([line]) > 0);
  const paidFor = lines.filter((line) => grossOf([line]) < 0);
  const used = -grossOf(paidFor);
  return beforeCents === 0
    ? [...between(unused, 0, used + amountCents), ...paidFor]
    : between(unused, used + beforeCents, amountCents);
}
