import type { LegalDocument } from './document.js';

export const privacyNl: LegalDocument = {
  language: 'nl',
  title: 'Privacybeleid',
  version: '2026-11-21',
  intro:
    '{brand} verwerkt zo weinig mogelijk gegevens over je. Hier lees je welke, waarom, hoe lang, en wat je zelf kunt doen.',
  sections: [
    {
      id: 'wie',
      title: 'Wie is verantwoordelijk',
      body: [
        '{brand}, KvK {kvk}, btw-id {vat}, is verantwoordelijk voor de verwerking. Je bereikt ons op {support}.',
      ],
    },
    {
      id: 'welke',
      title: 'Welke gegevens we verwerken',
      body: [
        [
          'Account: naam, e-mailadres, een versleutelde vorm van je wachtwoord, je sessies. Nodig voor de overeenkomst.',
          'Betaling: plan, bedragen, facturen en het kenmerk van de betaaldienst. Kaart- en rekeninggegevens zien wij niet; die staan bij de betaaldienst. Nodig voor de overeenkomst en de wet.',
          'Gebruik van de bibliotheek: wat je downloadt en welke automatiseringen je bijhoudt. Nodig voor de overeenkomst.',
          'Doorverwijzing: welke code iemand meebracht, en de vergoeding die daarbij hoort. Nodig voor de overeenkomst met wie doorverwijst.',
          'Bezoekstatistiek: alleen na je toestemming. Zonder toestemming meten we niets over jou.',
          'Foutmeldingen van de site, en of een pagina goed en vlot laadde: wat er misging en in welke release, zonder naam. Om bezoek niet dubbel te tellen maken we van het netwerkadres een afdruk die elke dag verandert en die niemand herkent. Gerechtvaardigd belang: een site die werkt.',
        ],
      ],
    },
    {
      id: 'termijnen',
      title: 'Hoe lang we ze bewaren',
      body: [
        [
          'Facturen en betalingen: 7 jaar, omdat de belastingwet dat vraagt.',
          'Bezoekstatistiek: 26 maanden.',
          'Of pagina’s goed laadden: 8 dagen. De afdruk van het netwerkadres daarbij: 2 dagen.',
          'Vragen aan support: 2 jaar.',
          'Account: zolang het bestaat. Na verwijderen blijft alleen wat de wet vraagt.',
        ],
      ],
    },
    {
      id: 'rechten',
      title: 'Je rechten',
      body: [
        'De AVG geeft je recht op inzage, correctie, verwijdering, beperking, overdracht en bezwaar. Toestemming trek je in zoals je haar gaf: met één klik op "Cookies" onderaan.',
        'Mail ons op {support}. We streven naar een antwoord binnen 72 uur; uiterlijk binnen een maand heb je het.',
        'Niet tevreden? Je kunt een klacht indienen bij de Autoriteit Persoonsgegevens.',
      ],
    },
    {
      id: 'ontvangers',
      title: 'Wie ze nog meer ziet',
      body: [
        'Alleen wie voor ons werkt en ze daarvoor nodig heeft: de betaaldienst voor betalingen, de maildienst voor berichten, en de partij waar onze servers staan. Met elk van hen ligt dat vast. We verkopen geen gegevens.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        [
          'Noodzakelijk: een cookie die je aangemeld houdt, je taal, en een getal van 0 tot 99 waarmee we een nieuwe versie eerst aan een klein deel van de bezoekers tonen.',
          'Statistiek: alleen na toestemming. Weigeren is net zo makkelijk als accepteren, en alles werkt ook zonder.',
        ],
      ],
    },
    { id: 'leeftijd', title: 'Leeftijd', body: ['Een account is voor mensen van 16 jaar en ouder.'] },
    {
      id: 'veiligheid',
      title: 'Beveiliging',
      body: [
        'Verbindingen zijn versleuteld, wachtwoorden staan als onomkeerbare afdruk, toegang is beperkt tot wie haar nodig heeft en wordt vastgelegd. Vind je een lek? Meld het op {support}, dan kijken we er meteen naar.',
      ],
    },
  ],
};
