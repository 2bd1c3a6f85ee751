import type { Language } from '@stroomwerk/contracts';
import type { ProcessingAgreement } from '@stroomwerk/contracts/library';

type Text = Pick<ProcessingAgreement, 'title' | 'sections' | 'sub_processors'>;

/**
 * The processing agreement in force (GDPR, article 28, third paragraph). Whoever changes a word or a sub-processor gives it
 * a new version: each account is then asked again before it connects another n8n.
 */
export const agreementVersion = '2026-11-28';

const section = (heading: string, text: string) => ({ heading, text });

const dutch = (brand: string): Text => ({
  title: 'Verwerkersovereenkomst',
  sections: [
    section(
      'Wie en waarvoor',
      `Jij bent verwerkingsverantwoordelijke voor de gegevens in je n8n. ${brand} is verwerker: we plaatsen, starten, pauzeren en volgen automatiseringen in de n8n die je koppelt, in jouw opdracht en voor niets anders, zolang je abonnement loopt.`,
    ),
    section(
      'Welke gegevens',
      'We bewaren adres, naam en versie van je n8n, de API-sleutel (versleuteld), de workflows die je via ons plaatst met wat je daarvoor invult, de adressen voor je meldingen (versleuteld), en van elke run status, tijd, stap en soort fout. Werk je een workflow bij, dan bewaren we dertig dagen versleuteld hoe hij was, zodat je terug kunt. De inhoud van je runs bewaren we niet: een foutmelding lezen we uit je n8n op het moment dat jij ernaar kijkt. In wat we zo zien kunnen gegevens van je klanten en medewerkers voorkomen.',
    ),
    section(
      'Geheimhouding en beveiliging',
      'Wie bij ons toegang heeft, is tot geheimhouding verplicht. Sleutels zijn versleuteld met een sleutel die buiten de database ligt, worden nooit meer getoond en staan in geen logboek. Verbindingen gaan over https. We letten erop dat onze beveiliging bij de stand van de techniek blijft.',
    ),
    section(
      'Subverwerkers',
      'We schakelen alleen de subverwerkers in die hieronder staan, met dezelfde plichten. Komt er een bij of wordt er een vervangen, dan melden we dat dertig dagen vooraf; ben je het er niet mee eens, dan kun je opzeggen.',
    ),
    section(
      'Plaats van verwerking',
      'We verwerken binnen de Europese Economische Ruimte. Daarbuiten alleen met een passend beschermingsniveau volgens de AVG, en na melding.',
    ),
    section(
      'Rechten, datalekken en controle',
      'We helpen je bij verzoeken van betrokkenen, bij een effectbeoordeling en bij vragen van de toezichthouder. Een datalek melden we je zonder onredelijke vertraging, uiterlijk binnen 48 uur nadat we het ontdekten, met wat we weten. We geven je de informatie waarmee je kunt aantonen dat we ons hieraan houden en werken mee aan een controle.',
    ),
    section(
      'Einde',
      'Ontkoppel je een n8n, dan is de sleutel meteen weg. Dertig dagen na het einde van je abonnement verwijderen we alle koppelingen met hun sleutels. Wat in je n8n staat, blijft van jou.',
    ),
  ],
  sub_processors: [
    {
      name: 'Hostingpartij van het platform',
      purpose: 'Servers, database en versleutelde back-ups',
      place: 'Europese Unie',
    },
    {
      name: 'E-mailbezorger van het platform',
      purpose: 'Bezorgen van meldingen per e-mail',
      place: 'Europese Unie',
    },
  ],
});

const english = (brand: string): Text => ({
  title: 'Data processing agreement',
  sections: [
    section(
      'Who and for what',
      `You are the controller of the data in your n8n. ${brand} is the processor: we deploy, start, pause and watch automations in the n8n that you connect, on your instruction and for nothing else, as long as your subscription runs.`,
    ),
    section(
      'Which data',
      'We keep the address, name and version of your n8n, the API key (encrypted), the workflows that you deploy through us with what you fill in for them, the addresses for your alerts (encrypted), and of each run its status, time, step and kind of error. When you update a workflow, we keep how it was, encrypted, for thirty days, so that you can go back. We do not keep the content of your runs: an error message is read from your n8n at the moment you look at it. What we see that way may contain data of your customers and staff.',
    ),
    section(
      'Confidentiality and security',
      'Whoever has access here is bound to confidentiality. Keys are encrypted with a key that lies outside the database, are never shown again and are in no log. Connections use https. We see to it that our security keeps up with the state of the art.',
    ),
    section(
      'Sub-processors',
      'We engage only the sub-processors listed below, with the same duties. Before one is added or replaced we tell you thirty days ahead; if you disagree, you can cancel.',
    ),
    section(
      'Place of processing',
      'We process within the European Economic Area. Outside it only with an adequate level of protection under the GDPR, and after telling you.',
    ),
    section(
      'Rights, breaches and audits',
      'We help you with requests of data subjects, with an impact assessment and with questions of the supervisory authority. We report a breach to you without undue delay, at the latest 48 hours after we found it, with what we know. We give you the information that shows that we keep to this, and take part in an audit.',
    ),
    section(
      'End',
      'When you disconnect an n8n, its key is gone at once. Thirty days after your subscription ended we remove all connections with their keys. What is in your n8n stays yours.',
    ),
  ],
  sub_processors: [
    {
      name: 'Hosting provider of the platform',
      purpose: 'Servers, database and encrypted backups',
      place: 'European Union',
    },
    { name: 'Mail provider of the platform', purpose: 'Delivery of alerts by mail', place: 'European Union' },
  ],
});

/** The text in force. */
export const agreementText = (brand: string, lang: Language): Text =>
  ({ nl: dutch, en: english })[lang](brand);
