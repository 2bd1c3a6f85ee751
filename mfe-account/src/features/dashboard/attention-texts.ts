import { defineTexts } from '@stroomwerk/mfe-runtime';

export const attentionTexts = defineTexts({
  nl: {
    title: 'Vraagt aandacht',
    order: 'het dringendste eerst',
    calm: 'Niets vraagt je aandacht.',
    since: (moment: string) => `Sinds ${moment}.`,
    connectionFails: 'Deze n8n werkt niet',
    acts: {
      connection: 'Beheer je n8n',
      failing: 'Bekijk runs',
      unreachable: 'Beheer je n8n',
      gone: 'Bekijk automatisering',
      silent: 'Bekijk runs',
      not_started: 'Starten',
      update: 'Bekijk verschil',
    },
    actOf: (act: string, name: string) => `${act}: ${name}`,
    all: (count: number) => `Toon alle ${count}`,
    fewer: 'Toon minder',
    refused: (name: string) => `${name} is niet gewijzigd.`,
    close: 'Sluiten',
    openIn: 'Open in n8n',
    and: 'en',
    read: (names: string, time: string) => `Gelezen uit ${names} om ${time}. Dit scherm ververst zichzelf.`,
    stale: (time: string) => `Verversen lukt nu niet. Dit is de stand van ${time}; we proberen het opnieuw.`,
    lead: (count: number) => (count === 1 ? 'Eén vraagt je aandacht.' : `${count} vragen je aandacht.`),
    strip: (all: number, failed: number, lastFailed: number) =>
      all === 0
        ? 'Nog geen runs'
        : all === 1
          ? `1 run, ${failed === 0 ? 'niet mislukt' : 'mislukt'}`
          : failed === 0
            ? `${all} laatste runs, geen mislukt`
            : lastFailed === 1
              ? `${all} laatste runs, ${failed} mislukt, ook de laatste`
              : lastFailed > 1
                ? `${all} laatste runs, ${failed} mislukt, ook de laatste ${lastFailed}`
                : `${all} laatste runs, ${failed} mislukt`,
  },
  en: {
    title: 'Needs attention',
    order: 'most urgent first',
    calm: 'Nothing needs your attention.',
    since: (moment: string) => `Since ${moment}.`,
    connectionFails: 'This n8n does not work',
    acts: {
      connection: 'Manage your n8n',
      failing: 'See the runs',
      unreachable: 'Manage your n8n',
      gone: 'See the automation',
      silent: 'See the runs',
      not_started: 'Start',
      update: 'See the difference',
    },
    actOf: (act: string, name: string) => `${act}: ${name}`,
    all: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
    refused: (name: string) => `${name} was not changed.`,
    close: 'Close',
    openIn: 'Open in n8n',
    and: 'and',
    read: (names: string, time: string) => `Read from ${names} at ${time}. This screen refreshes itself.`,
    stale: (time: string) =>
      `It cannot be refreshed now. This is how things were at ${time}; we keep trying.`,
    lead: (count: number) => (count === 1 ? 'One needs your attention.' : `${count} need your attention.`),
    strip: (all: number, failed: number, lastFailed: number) =>
      all === 0
        ? 'No runs yet'
        : all === 1
          ? `1 run, ${failed === 0 ? 'not failed' : 'failed'}`
          : failed === 0
            ? `${all} latest runs, none failed`
            : lastFailed === 1
              ? `${all} latest runs, ${failed} failed, the last one too`
              : lastFailed > 1
                ? `${all} latest runs, ${failed} failed, the last ${lastFailed} too`
                : `${all} latest runs, ${failed} failed`,
  },
});
