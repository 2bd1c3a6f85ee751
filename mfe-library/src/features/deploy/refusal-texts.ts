import { defineTexts } from '@stroomwerk/mfe-runtime';

export const refusalTexts = defineTexts({
  nl: {
    none: {
      title: 'Je hebt nog geen n8n gekoppeld',
      text: 'Koppel de n8n waarin hij gaat draaien. Deze workflow blijft voor je klaarstaan.',
      textAll: 'Koppel de n8n waarin alles gaat draaien. Deze collectie blijft voor je klaarstaan.',
      connect: 'Koppel je n8n',
      help: 'Nog geen n8n?',
      cloud: 'n8n in de cloud',
      cloudText: 'Klaar in een paar minuten, n8n houdt hem bij.',
      self: 'Op je eigen server',
      selfText: 'Met Docker, op een machine die aan blijft.',
    },
    choose: {
      title: 'In welke n8n komt hij?',
      text: 'Je laatste keuze staat er de volgende keer al.',
    },
    limit: {
      title: (used: string, most: string) =>
        `Je plan bewaakt ${most} automatiseringen, en je hebt er ${used}.`,
      next: (plan: string, most: string) => `Met ${plan} zijn dat er ${most}. Wat draait blijft draaien.`,
      most: 'Meer kan bij geen plan. Haal er een van je dashboard om plaats te maken.',
      plans: 'Bekijk de plannen',
      automations: 'Naar je automatiseringen',
    },
    failing: {
      title: (n8n: string) => `${n8n} werkt niet`,
      text: 'We kunnen deze n8n nu niet bereiken of zijn sleutel wordt geweigerd. Wat je hier invult gaat pas mee als hij weer werkt.',
      mend: 'Herstel de koppeling',
      again: 'Opnieuw kijken',
    },
    scope: {
      title: 'De sleutel van je n8n mag dit niet',
      text: 'Geef de sleutel deze rechten in n8n, bij “n8n API”, of maak er een nieuwe met deze rechten.',
      mend: 'Vervang de sleutel',
    },
    agreement: {
      title: 'Eerst akkoord met de verwerkersovereenkomst',
      text: 'Daarin staat wat wij met gegevens uit je n8n doen. Deze workflow blijft voor je klaarstaan.',
      textAll: 'Daarin staat wat wij met gegevens uit je n8n doen. Deze collectie blijft voor je klaarstaan.',
      read: 'Lees en ga akkoord',
    },
    existing: {
      title: (n8n: string) => `Staat al in ${n8n}`,
      text: (name: string) => `Als ${name}.`,
      open: 'Open in n8n',
      see: 'Bekijk je automatisering',
      again: 'Nog een keer plaatsen',
    },
  },
  en: {
    none: {
      title: 'No n8n is connected yet',
      text: 'Connect the n8n that it is to run in. This workflow waits for you.',
      textAll: 'Connect the n8n that it is all to run in. This collection waits for you.',
      connect: 'Connect your n8n',
      help: 'No n8n yet?',
      cloud: 'n8n in the cloud',
      cloudText: 'Ready in a few minutes, kept up to date by n8n.',
      self: 'On a server of your own',
      selfText: 'With Docker, on a machine that stays on.',
    },
    choose: {
      title: 'Which n8n does it go into?',
      text: 'Your last choice stands there the next time.',
    },
    limit: {
      title: (used: string, most: string) => `Your plan watches ${most} automations, and you have ${used}.`,
      next: (plan: string, most: string) => `With ${plan} that is ${most}. What runs keeps running.`,
      most: 'No plan has more. Take one off your dashboard to make room.',
      plans: 'See the plans',
      automations: 'To your automations',
    },
    failing: {
      title: (n8n: string) => `${n8n} does not work`,
      text: 'We cannot reach this n8n just now, or its key is refused. What you fill in here can go along once it works again.',
      mend: 'Mend the connection',
      again: 'Look again',
    },
    scope: {
      title: 'The key of your n8n may not do this',
      text: 'Give the key these rights in n8n, under “n8n API”, or make a new one that has them.',
      mend: 'Replace the key',
    },
    agreement: {
      title: 'The processing agreement comes first',
      text: 'It says what we do with data from your n8n. This workflow waits for you.',
      textAll: 'It says what we do with data from your n8n. This collection waits for you.',
      read: 'Read and agree',
    },
    existing: {
      title: (n8n: string) => `Is in ${n8n} already`,
      text: (name: string) => `As ${name}.`,
      open: 'Open in n8n',
      see: 'See your automation',
      again: 'Place it once more',
    },
  },
});
