import type { LegalDocument } from './document.js';
import { facts as f } from './facts.js';

export const privacyNl: LegalDocument = {
  language: 'nl',
  title: 'Privacybeleid',
  description:
    'Welke persoonsgegevens we verwerken, waarom, met wie we ze delen, hoe lang we ze bewaren en hoe je je rechten onder de AVG gebruikt.',
  versions: [
    {
      number: '1.2',
      from: '2026-11-28',
      change: 'Wat er op een factuur staat, en hoe lang dat bewaard blijft.',
    },
    {
      number: '1.1',
      from: '2026-11-22',
      change:
        'De taal van onze mails, wat er met je account gebeurde, en hoe we stappen naar een betaling niet dubbel tellen.',
    },
    { number: '1.0', from: '2026-11-21', change: 'Eerste versie.' },
  ],
  intro:
    '{brand} verwerkt zo weinig mogelijk gegevens over je. Hier lees je welke, waarom, hoe lang, en wat je zelf kunt doen.',
  sections: [
    {
      id: 'who',
      title: 'Wie is verantwoordelijk',
      body: [
        '{brand}, {address}, KvK {kvk}, btw-id {vat}, is verantwoordelijk voor de verwerking. Voor alles over je gegevens bereik je ons op [{support}](mailto:{support}) en met het [contactformulier](/contact), onderwerp "Privacy en mijn gegevens".',
      ],
    },
    {
      id: 'what',
      title: 'Welke gegevens, en waarom we dat mogen',
      body: [
        'Achter elk soort gegevens staat de grondslag uit artikel 6 van de AVG.',
        [
          'Account: je naam, e-mailadres, de taal van onze mails, een onomkeerbare afdruk van je wachtwoord, je sessies, wanneer je voor het laatst inlogde. Nodig voor de overeenkomst (b). Log je in met Google, dan krijgen we van Google je naam, e-mailadres en een kenmerk, verder niets.',
          'Beveiliging van je account: wanneer en met welke soort browser werd ingelogd of een wachtwoord werd geprobeerd, met een ingekort netwerkadres. Je ziet het op je accountpagina. Nodig om je account te beveiligen (f).',
          'Bestelling en betaling: plan, bedragen, btw, facturen met naam, adres en het bedrijf en btw-nummer die je opgeeft, en het kenmerk van de betaaldienst. De nummers van de kaart of rekening waarmee je betaalt zien wij niet. Nodig voor de overeenkomst (b) en de belastingwet (c).',
          'Gebruik van de bibliotheek: wat je downloadt, en welke automatiseringen je bijhoudt met hun uitkomsten. Nodig voor de overeenkomst (b).',
          'Doorverwijzing: wie via wiens link kwam, de vergoeding die daarbij hoort, of twee adressen dezelfde mailbox zijn en of met dezelfde kaart of rekening is betaald. Laat je je uitbetalen: naam en IBAN van je rekening, versleuteld. Nodig voor de overeenkomst met wie doorverwijst (b), de belastingwet (c), en om misbruik te voorkomen (f).',
          'Berichten: wat je ons schrijft met het contactformulier, en een herroeping met naam, e-mailadres, bestelling en tijdstip. Nodig om te antwoorden (b, f) en om te bewijzen dat we je herroeping ontvingen (c).',
          'Meten van bezoek per persoon: welke pagina’s je bekeek en wat je er deed, met een sessiekenmerk en, als je bent ingelogd, je accountkenmerk. Alleen met je toestemming (a).',
          'Tellen van bezoek zonder persoon: per dag hoe vaak een pagina werd bekeken, in welke taal, op wat voor scherm en vanaf welke site. Geen cookie, geen kenmerk, geen netwerkadres; het is naar niemand terug te leiden. Wie zijn browser laat vragen niet gevolgd te worden, tellen we niet mee. Opdat de stappen naar een betaling niet dubbel tellen, bewaren we daarvan die dag een afdruk van het netwerkadres met een sleutel die elke dag anders is (f).',
          'Werking van de site: foutmeldingen met pagina, browser en release, en of een pagina goed laadde. Om dat niet dubbel te tellen maken we van je netwerkadres een afdruk met een sleutel die elke dag anders is. Gerechtvaardigd belang: een site die werkt (f).',
          'Beveiliging: tellers tegen het raden van wachtwoorden, op een afdruk van netwerkadres of e-mailadres, ten hoogste een kwartier. Gerechtvaardigd belang: accounts beschermen (f).',
        ],
        'Zonder naam, e-mailadres en betaling kunnen we geen abonnement leveren. De rest hoef je ons niet te geven.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies en opslag in je browser',
      body: [
        'Wat nodig is om de site te laten werken zetten we altijd; wat meet alleen na je toestemming. Weigeren is net zo makkelijk als accepteren, en alles werkt ook zonder. De volledige lijst, en de plek om van gedachten te veranderen, staat op de [cookiepagina](/legal/cookies).',
      ],
    },
    {
      id: 'recipients',
      title: 'Met wie we gegevens delen',
      body: [
        'Alleen met wie voor ons werkt en ze daarvoor nodig heeft. Met elke verwerker is een verwerkersovereenkomst gesloten. We verkopen geen gegevens.',
        [
          'Stripe Payments Europe, Ltd. (Ierland): betalingen, facturen en fraudecontrole. Stripe is voor een deel daarvan zelf verantwoordelijk.',
          'De partij waar onze servers staan: alle gegevens hierboven, versleuteld onderweg.',
          'De maildienst: naam, e-mailadres en inhoud van de mails die we je sturen.',
          'Google Ireland Ltd.: alleen als je ervoor kiest met Google in te loggen.',
          'De dienst voor bezoekstatistiek: alleen na je toestemming, en alleen als zij hier is ingesteld.',
        ],
        'Wie jou doorverwees ziet dát er een klant kwam en welke vergoeding dat gaf, niet wie je bent. Overheden krijgen alleen wat de wet ons dwingt te geven.',
      ],
    },
    {
      id: 'outside',
      title: 'Buiten de Europese Economische Ruimte',
      body: [
        'Verwerkt een van deze partijen gegevens buiten de EER, dan gebeurt dat alleen naar een land met een adequaatheidsbesluit van de Europese Commissie (zoals het EU-US Data Privacy Framework) of onder haar standaardcontractbepalingen. Vraag er gerust een kopie van.',
      ],
    },
    {
      id: 'how-long',
      title: 'Hoe lang we ze bewaren',
      body: [
        [
          `Facturen en betalingen: ${f.billingYears} jaar na het jaar waarin ze zijn, omdat de belastingwet dat vraagt; verkopen met btw van een ander EU-land ${f.oneStopShopYears} jaar. De naam en het adres op een factuur blijven zo lang staan, ook als je account weg is; daarna verwijderen we haar.`,
          `Bezoekstatistiek: ${f.analyticsMonths} maanden.`,
          `Vragen aan support en herroepingen: ${f.supportYears} jaar.`,
          `Verstuurde mails: dat en wanneer ze zijn verstuurd ${f.mailLogDays} dagen.`,
          `Beëindigde sessies: ${f.sessionDays} dagen. Wat er met je account gebeurde: ${f.securityDays} dagen.`,
          `Foutmeldingen van de site: ${f.errorReportDays} dagen.`,
          `Of pagina’s goed laadden: ${f.healthDays} dagen; de afdruk van het netwerkadres daarbij: ${f.fingerprintDays} dagen.`,
          'Account en gebruik van de bibliotheek: zolang het account bestaat. Na verwijderen blijft alleen wat de wet vraagt.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Je rechten',
      body: [
        'De AVG geeft je recht op inzage, correctie, verwijdering, beperking, overdraagbaarheid en bezwaar. Een toestemming trek je in zoals je haar gaf, op de [cookiepagina](/legal/cookies); wat daarvóór gebeurde blijft rechtmatig. Tegen een verwerking op grond van gerechtvaardigd belang maak je bezwaar met je eigen redenen; tegen reclame altijd.',
        `Vraag het met het [contactformulier](/contact) of op [{support}](mailto:{support}). We streven naar een antwoord binnen ${f.answerHours} uur; uiterlijk binnen een maand (${f.answerDays} dagen) heb je het. Het kost niets. Om zeker te weten dat jij het bent, vragen we je om vanaf je eigen adres te schrijven of in te loggen.`,
      ],
    },
    {
      id: 'complaint',
      title: 'Een klacht indienen',
      body: [
        'Vind je dat we het niet goed doen, zeg het ons. Je kunt ook een klacht indienen bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl), of bij de toezichthouder van het EU-land waar je woont of werkt.',
      ],
    },
    {
      id: 'decisions',
      title: 'Geautomatiseerde besluiten',
      body: [
        'We nemen geen besluiten over je die alleen op een computer berusten en die je wezenlijk raken. Betaalt je bank niet, dan stopt de toegang vanzelf; een mens kijkt ernaar zodra je dat vraagt.',
      ],
    },
    {
      id: 'age',
      title: 'Leeftijd',
      body: [
        `Een account is voor mensen van ${f.minimumAge} jaar en ouder. Merken we dat iemand jonger is, dan verwijderen we het account.`,
      ],
    },
    {
      id: 'security',
      title: 'Beveiliging',
      body: [
        'Verbindingen zijn versleuteld, wachtwoorden staan als onomkeerbare afdruk (argon2id), elk onderdeel van ons systeem kan alleen bij zijn eigen gegevens, en in wachtrijen staan alleen kenmerken. Gaat er toch iets mis dat jou kan schaden, dan hoor je het meteen en melden we het binnen 72 uur bij de toezichthouder. Vind je een lek? Schrijf ons op [{support}](mailto:{support}).',
      ],
    },
    {
      id: 'changes',
      title: 'Wijzigingen',
      body: [
        'Verandert er iets wezenlijks, dan mailen we dat aan wie een account heeft voordat het ingaat. Eerdere versies blijven hieronder genoemd. Dit beleid is er ook in het [Engels](/legal/privacy); beide zeggen hetzelfde.',
      ],
    },
  ],
};
