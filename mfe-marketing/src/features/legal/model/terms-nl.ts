import type { LegalDocument } from './document.js';

export const termsNl: LegalDocument = {
  language: 'nl',
  title: 'Algemene voorwaarden',
  version: '2026-11-21',
  intro:
    'Deze voorwaarden gelden voor elk abonnement en elke bestelling bij {brand}. Ze zijn kort, en wat de wet je als consument geeft gaat altijd voor.',
  sections: [
    {
      id: 'aanbod',
      title: 'Wat je krijgt',
      body: [
        'Een abonnement geeft toegang tot de bibliotheek met n8n-workflows: zoeken, bekijken, downloaden en gebruiken in je eigen n8n. Wat je tijdens je abonnement downloadt of in gebruik neemt, mag je daarna blijven gebruiken.',
        'Je mag workflows gebruiken en aanpassen voor jezelf en voor je klanten. De bibliotheek als geheel of losse bestanden doorverkopen mag niet.',
      ],
    },
    {
      id: 'prijzen',
      title: 'Prijzen en betalen',
      body: [
        'Prijzen zijn exclusief btw; het bedrag inclusief btw staat ernaast en bij het afrekenen. Je betaalt vooraf, per maand of per jaar, via de betaaldienst.',
        'Een abonnement wordt automatisch verlengd met dezelfde periode. Verandert een prijs, dan hoor je dat ten minste 30 dagen van tevoren en kun je opzeggen voordat de nieuwe prijs geldt.',
      ],
    },
    {
      id: 'opzeggen',
      title: 'Opzeggen',
      body: [
        'Je zegt op wanneer je wilt; je abonnement loopt dan tot het einde van de betaalde periode. De opzegtermijn is 30 dagen. Voor een consument kost die termijn nooit meer dan de lopende periode.',
      ],
    },
    {
      id: 'bedenktijd',
      title: 'Bedenktijd en geld terug',
      body: [
        'Als consument heb je 14 dagen wettelijk bedenktijd, zonder reden. Daarbovenop geven wij iedereen 30 dagen geld-terug-garantie. Beide vraag je aan op de pagina "Overeenkomst herroepen" of per mail; je krijgt een ontvangstbevestiging en het geld binnen 14 dagen terug, langs dezelfde weg.',
        'Bij een terugbetaling stopt de toegang, en vervalt de vergoeding van wie jou doorverwees.',
      ],
    },
    {
      id: 'affiliate',
      title: 'Doorverwijzen',
      body: [
        'Je verdient 25 euro per doorverwezen klant die een betaald plan neemt. Dat is ongeveer de helft van de 49 euro van Launch Special; vandaar "50% Commissie". De vergoeding staat vast zodra de termijn van de garantie voorbij is, en wordt daarna binnen 5 tot 10 werkdagen uitbetaald. Jezelf doorverwijzen telt niet.',
      ],
    },
    {
      id: 'support',
      title: 'Hulp',
      body: ['Mail {support}. Je krijgt antwoord binnen 24 tot 48 uur op werkdagen.'],
    },
    {
      id: 'werking',
      title: 'Wat we beloven en wat niet',
      body: [
        'Elke workflow is gecontroleerd tegen de versie van n8n die erbij staat. Wat een workflow in jouw omgeving doet, bepaal je zelf: test hem voordat je erop vertrouwt, en bewaar kopieën van je gegevens.',
        'Voor schade die we hadden moeten voorkomen zijn we aansprakelijk tot wat je in de twaalf maanden ervoor betaalde. Bij opzet of grove schuld, en tegenover consumenten, geldt de wet zonder die grens.',
      ],
    },
    {
      id: 'recht',
      title: 'Recht en klachten',
      body: [
        'Nederlands recht is van toepassing. Een klacht meld je op {support}; je krijgt binnen 14 dagen een inhoudelijk antwoord.',
        '{brand}, KvK {kvk}, btw-id {vat}.',
      ],
    },
  ],
};
