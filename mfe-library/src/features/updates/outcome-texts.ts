import type { UpdateHindrance } from '@stroomwerk/contracts/library';
import { defineTexts } from '@stroomwerk/mfe-runtime';

type Hindrances = Readonly<Record<UpdateHindrance, { readonly title: string; readonly text: string }>>;

const hindrancesNl: Hindrances = {
  unpublished: {
    title: 'In n8n staan wijzigingen die nog niet draaien',
    text: 'Een update zou ze meteen laten draaien. Publiceer ze eerst in n8n, of zet ze terug.',
  },
  archived: {
    title: 'Deze workflow is gearchiveerd in n8n',
    text: 'Haal hem in n8n uit het archief; daarna kun je bijwerken.',
  },
  gone: {
    title: 'Deze workflow staat niet meer in je n8n',
    text: 'Hij is daar verwijderd, of je n8n is teruggezet naar een eerdere reservekopie. Je kunt hem opnieuw plaatsen.',
  },
  unwatched: {
    title: 'Deze automatisering houden we niet bij',
    text: 'Je abonnement houdt minder automatiseringen bij dan je er hebt. Kies bij je automatiseringen welke.',
  },
};
const hindrancesEn: Hindrances = {
  unpublished: {
    title: 'n8n holds changes that do not run yet',
    text: 'An update would let them run at once. Publish them in n8n first, or put them back.',
  },
  archived: {
    title: 'This workflow is archived in n8n',
    text: 'Take it out of the archive in n8n; then you can update.',
  },
  gone: {
    title: 'This workflow is no longer in your n8n',
    text: 'It was deleted there, or your n8n was put back to an earlier backup. You can deploy it again.',
  },
  unwatched: {
    title: 'We do not keep this automation up to date',
    text: 'Your plan keeps fewer automations up to date than you have. Choose which among your automations.',
  },
};

export const outcomeTexts = defineTexts({
  nl: {
    hindrances: hindrancesNl,
    updated: (to: string, time: string) => `Bijgewerkt naar versie ${to}, ${time}`,
    updatedText: 'Je accounts, je waarden en wat je zelf wijzigde zijn gebleven.',
    back: (to: string, time: string) => `Terug naar versie ${to}, ${time}`,
    backText: 'De workflow staat er weer zoals voor de update.',
    working: 'Bezig met bijwerken',
    workingText: 'Je n8n antwoordt niet meteen. We gaan vanzelf verder; je kunt deze pagina sluiten.',
    refused: 'n8n nam deze versie niet aan',
    left: 'Kijk zelf even in n8n',
    failed: 'Er is niets gewijzigd',
    said: 'n8n zei:',
    until: (date: string) => `Terug kan met één klik tot ${date}.`,
    goBack: (version: string) => `Terug naar versie ${version}`,
    goBackTitle: 'Terug, en je wijzigingen kwijt?',
    keep: 'Laat zoals het is',
    openN8n: 'Openen in n8n',
    toAutomations: 'Naar je automatiseringen',
    none: 'Je hebt de nieuwste versie',
    noneText: (name: string, version: string) =>
      `${name} draait met versie ${version}. Zodra er een betere is, staat die hier.`,
    retired: 'Hier komen geen nieuwe versies meer van',
    retiredText: (name: string) => `${name} blijft draaien zoals hij draait.`,
    successor: 'Bekijk de workflow die ervoor in de plaats kwam',
    apart: 'Jouw workflow is een eigen weg gegaan',
    apartText: (changed: string, of: string, to: string) =>
      `${changed} van de ${of} stappen zijn door jou veranderd. We laten hem met rust. Leg versie ${to} ernaast en neem over wat je wilt.`,
    unreachedText: (to: string) =>
      `Samenvoegen zou stappen achterlaten waar niets meer naartoe leidt. We laten hem met rust. Leg versie ${to} ernaast en neem over wat je wilt.`,
    noMore: 'Meld dit niet meer',
    beside: (to: string) => `Bekijk versie ${to}`,
    again: 'Kijk opnieuw',
    place: 'Plaats opnieuw',
  },
  en: {
    hindrances: hindrancesEn,
    updated: (to: string, time: string) => `Updated to version ${to}, ${time}`,
    updatedText: 'Your accounts, your values and what you changed yourself have stayed.',
    back: (to: string, time: string) => `Back to version ${to}, ${time}`,
    backText: 'The workflow stands as it did before the update.',
    working: 'Updating',
    workingText: 'Your n8n does not answer at once. We go on by ourselves; you can close this page.',
    refused: 'n8n did not take this version',
    left: 'Please look in n8n yourself',
    failed: 'Nothing was changed',
    said: 'n8n said:',
    until: (date: string) => `One click goes back until ${date}.`,
    goBack: (version: string) => `Back to version ${version}`,
    goBackTitle: 'Go back, and lose your changes?',
    keep: 'Leave it as it is',
    openN8n: 'Open in n8n',
    toAutomations: 'To your automations',
    none: 'You have the newest version',
    noneText: (name: string, version: string) =>
      `${name} runs with version ${version}. As soon as there is a better one, it is here.`,
    retired: 'No more versions of this will come',
    retiredText: (name: string) => `${name} goes on running as it runs.`,
    successor: 'See the workflow that took its place',
    apart: 'Your workflow went its own way',
    apartText: (changed: string, of: string, to: string) =>
      `You changed ${changed} of its ${of} steps. We leave it alone. Lay version ${to} beside it and take over what you like.`,
    unreachedText: (to: string) =>
      `Merging would leave steps that nothing leads to. We leave it alone. Lay version ${to} beside it and take over what you like.`,
    noMore: 'Tell me no more of this',
    beside: (to: string) => `See version ${to}`,
    again: 'Look again',
    place: 'Deploy it again',
  },
});
