import { defineTexts } from '@stroomwerk/mfe-runtime';

/** The dialog that confirms a move. */
export const actTexts = defineTexts({
  nl: {
    titles: {
      start: (remote: string) => `Canary van ${remote} starten`,
      share: (remote: string) => `Aandeel van de canary van ${remote} wijzigen`,
      promote: (remote: string) => `${remote} promoveren?`,
      rollback: (remote: string) => `${remote} terugdraaien?`,
      stop: (remote: string) => `Canary van ${remote} stoppen?`,
      withdraw: (remote: string) => `${remote} intrekken?`,
    },
    version: 'Release',
    chooseVersion: 'Kies een release',
    noVersions: 'Er is geen andere release om te proberen. Breng er eerst een uit.',
    percent: 'Aandeel van de bezoekers',
    percentHint: 'Een heel getal van 1 tot en met 50.',
    reason: 'Reden',
    reasonHint: 'Komt in de geschiedenis.',
    reasonMissing: 'Geef een reden',
    cancel: 'Annuleren',
    consequence: {
      starts: (share: string, version: string, stable: string) =>
        `${share} van de bezoekers krijgt ${version} vanaf hun volgende pagina. De rest houdt ${stable}.`,
      watched: 'Faalt hij vaker dan stabiel, dan gaat de canary vanzelf terug.',
      replaces: (version: string) => `De canary ${version} stopt.`,
      grows: (share: string, version: string, before: string) =>
        `${share} van de bezoekers krijgt ${version} vanaf hun volgende pagina, nu ${before}. Wie hem al had, houdt hem.`,
      shrinks: (share: string, version: string, before: string, stable: string) =>
        `${share} van de bezoekers houdt ${version}, nu ${before}. De anderen krijgen vanaf hun volgende pagina weer ${stable}.`,
      same: (share: string, version: string) => `${share} van de bezoekers krijgt ${version} al.`,
      everybody: (version: string, before: string | null) =>
        before === null
          ? `Alle bezoekers krijgen ${version} vanaf hun volgende pagina.`
          : `Alle bezoekers krijgen ${version} vanaf hun volgende pagina, in plaats van ${before}.`,
      everybodyAgain: (version: string, before: string) =>
        `Alle bezoekers krijgen weer ${version} vanaf hun volgende pagina, in plaats van ${before}.`,
      withdraws: (version: string) =>
        `Niemand krijgt ${version} nog vanaf hun volgende pagina: de pagina’s van deze remote antwoorden ‘niet gevonden’ en zijn navigatie verdwijnt.`,
      kept: (version: string) => `${version} blijft bewaard.`,
      trialDone: 'De canary is daarmee klaar.',
      trialStays: (version: string, share: string) => `De canary ${version} loopt door bij ${share}.`,
      stops: (share: string, version: string, stable: string) =>
        `De ${share} van de bezoekers met ${version} krijgt vanaf hun volgende pagina weer ${stable}.`,
    },
    impediments: {
      withdrawn: 'Deze release krijgt niemand meer.',
      alreadyStable: 'Deze release krijgt iedereen al.',
      noCanary: 'Er loopt geen canary meer.',
      otherCanary: 'Er loopt nu een andere canary.',
    },
    failed: 'Er is niets verzet.',
    moved: (detail: string) =>
      `${detail} Hieronder staat wat er nu zou gebeuren; wat je typte, staat er nog.`,
    done: {
      start: (version: string, share: string) => `Canary ${version} loopt bij ${share} van de bezoekers.`,
      share: (version: string, share: string) => `${share} van de bezoekers krijgt nu ${version}.`,
      promote: (version: string) => `Iedereen krijgt nu ${version}.`,
      rollback: (version: string) => `Iedereen krijgt weer ${version}.`,
      stop: (version: string) => `De canary ${version} is gestopt.`,
      withdraw: (version: string) => `${version} is ingetrokken. Terugdraaien brengt hem terug.`,
    },
  },
  en: {
    titles: {
      start: (remote: string) => `Start a canary of ${remote}`,
      share: (remote: string) => `Change the share of the canary of ${remote}`,
      promote: (remote: string) => `Promote ${remote}?`,
      rollback: (remote: string) => `Roll back ${remote}?`,
      stop: (remote: string) => `Stop the canary of ${remote}?`,
      withdraw: (remote: string) => `Withdraw ${remote}?`,
    },
    version: 'Release',
    chooseVersion: 'Choose a release',
    noVersions: 'There is no other release to try. Publish one first.',
    percent: 'Share of visitors',
    percentHint: 'A whole number from 1 to 50.',
    reason: 'Reason',
    reasonHint: 'Is written in the history.',
    reasonMissing: 'Give a reason',
    cancel: 'Cancel',
    consequence: {
      starts: (share: string, version: string, stable: string) =>
        `${share} of visitors get ${version} from their next page on. The others keep ${stable}.`,
      watched: 'If it fails more often than stable, the canary goes back by itself.',
      replaces: (version: string) => `The canary ${version} stops.`,
      grows: (share: string, version: string, before: string) =>
        `${share} of visitors get ${version} from their next page on, now ${before}. Who had it keeps it.`,
      shrinks: (share: string, version: string, before: string, stable: string) =>
        `${share} of visitors keep ${version}, now ${before}. The others get ${stable} again from their next page on.`,
      same: (share: string, version: string) => `${share} of visitors get ${version} already.`,
      everybody: (version: string, before: string | null) =>
        before === null
          ? `All visitors get ${version} from their next page on.`
          : `All visitors get ${version} from their next page on, instead of ${before}.`,
      everybodyAgain: (version: string, before: string) =>
        `All visitors get ${version} again from their next page on, instead of ${before}.`,
      withdraws: (version: string) =>
        `Nobody gets ${version} from their next page on: the pages of this remote answer ‘not found’ and its navigation goes.`,
      kept: (version: string) => `${version} is kept.`,
      trialDone: 'That ends the canary.',
      trialStays: (version: string, share: string) => `The canary ${version} goes on at ${share}.`,
      stops: (share: string, version: string, stable: string) =>
        `The ${share} of visitors with ${version} get ${stable} again from their next page on.`,
    },
    impediments: {
      withdrawn: 'Nobody gets this release any more.',
      alreadyStable: 'Everybody gets this release already.',
      noCanary: 'There is no canary any more.',
      otherCanary: 'Another canary runs now.',
    },
    failed: 'Nothing was moved.',
    moved: (detail: string) => `${detail} Below is what would happen now; what you typed is still there.`,
    done: {
      start: (version: string, share: string) => `Canary ${version} runs for ${share} of visitors.`,
      share: (version: string, share: string) => `${share} of visitors now get ${version}.`,
      promote: (version: string) => `Everybody now gets ${version}.`,
      rollback: (version: string) => `Everybody gets ${version} again.`,
      stop: (version: string) => `The canary ${version} is stopped.`,
      withdraw: (version: string) => `${version} is withdrawn. A rollback brings it back.`,
    },
  },
});
