import { defineTexts } from '@stroomwerk/mfe-runtime';

export const adoptTexts = defineTexts({
  nl: {
    title: (n: number) =>
      n === 1
        ? '1 workflow in je n8n komt uit de bibliotheek'
        : `${n} workflows in je n8n komen uit de bibliotheek`,
    lead: 'Neem je er een op, dan staat hij in deze lijst en lezen we zijn runs. In n8n verandert niets.',
    from: (name: string, n8n: string) => `uit ‘${name}’, in ${n8n}`,
    updates: (version: string) => `Versie ${version}; krijgt updates.`,
    noUpdates: 'Uit welke versie hij komt is niet te zien: we bewaken hem, zonder updates.',
    adopt: 'Neem op',
    adoptOf: (name: string) => `Neem op: ${name}`,
    all: 'Neem alle op',
    adopted: (name: string) => `${name} is opgenomen.`,
    adoptedBare: (name: string) => `${name} is opgenomen, zonder updates.`,
    adoptedMany: (n: number) => `${n} workflows zijn opgenomen.`,
    undo: 'Ongedaan maken',
    undone: (name: string) => `${name} is van de lijst. In n8n staat hij nog.`,
    undoneMany: 'Ze zijn van de lijst. In n8n staan ze nog.',
    full: (most: string) => `Bij je abonnement horen ${most} automatiseringen en die heb je.`,
    room: (left: string) => `Er is plaats voor nog ${left}; de andere kun je daarna nog kiezen.`,
    prices: 'Bekijk abonnementen',
    unread: (names: string) => `Niet gelezen: ${names}.`,
    loadFailed: 'We konden niet zien of er workflows uit de bibliotheek in je n8n staan.',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  },
  en: {
    title: (n: number) =>
      n === 1
        ? '1 workflow in your n8n comes from the library'
        : `${n} workflows in your n8n come from the library`,
    lead: 'Adopt one, and it is on this list and we read its runs. Nothing changes in n8n.',
    from: (name: string, n8n: string) => `from ‘${name}’, in ${n8n}`,
    updates: (version: string) => `Version ${version}; gets updates.`,
    noUpdates: 'Which version it came from cannot be seen: we watch it, without updates.',
    adopt: 'Adopt',
    adoptOf: (name: string) => `Adopt: ${name}`,
    all: 'Adopt all',
    adopted: (name: string) => `${name} is adopted.`,
    adoptedBare: (name: string) => `${name} is adopted, without updates.`,
    adoptedMany: (n: number) => `${n} workflows are adopted.`,
    undo: 'Undo',
    undone: (name: string) => `${name} is off the list. It is still in n8n.`,
    undoneMany: 'They are off the list. They are still in n8n.',
    full: (most: string) => `Your plan comes with ${most} automations, and you have those.`,
    room: (left: string) => `There is room for ${left} more; you can choose others later.`,
    prices: 'See the plans',
    unread: (names: string) => `Not read: ${names}.`,
    loadFailed: 'We could not see whether workflows from the library are in your n8n.',
    failed: 'That did not work. Try again.',
  },
});
