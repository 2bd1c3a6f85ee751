import type { LegalDocument } from './document.js';
import { facts as f } from './facts.js';

export const termsNl: LegalDocument = {
  language: 'nl',
  title: 'Algemene voorwaarden',
  description:
    'De voorwaarden van abonnementen en bestellingen: prijzen, verlengen en opzeggen, bedenktijd, geld terug, licentie en doorverwijzen.',
  versions: [
    {
      number: '1.3',
      from: '2026-11-28',
      change: 'Facturen staan op de accountpagina, met een mail dat ze er zijn.',
    },
    {
      number: '1.2',
      from: '2026-11-28',
      change:
        'Opzeggen en geld terug kunnen nu ook op de accountpagina; de garantie geldt één keer per klant; over welke factuur de doorverwijsvergoeding gaat.',
    },
    {
      number: '1.1',
      from: '2026-11-23',
      change: 'Erbij bij Wat je krijgt: namen en beeldmerken van apps zijn van hun eigenaars.',
    },
    { number: '1.0', from: '2026-11-21', change: 'Eerste versie.' },
  ],
  intro:
    'Deze voorwaarden gelden voor elk account, abonnement en elke bestelling bij {brand}. Wat de wet je als consument geeft, gaat altijd voor.',
  sections: [
    {
      id: 'company',
      title: 'Met wie je een overeenkomst sluit',
      body: [
        '{brand}, {address}, ingeschreven bij de Kamer van Koophandel onder {kvk}, btw-id {vat}. Je bereikt ons op [{support}](mailto:{support}) en met het [contactformulier](/contact).',
      ],
    },
    {
      id: 'scope',
      title: 'Voor wie en waarvoor',
      body: [
        'Deze voorwaarden gelden voor iedereen die een account maakt, een abonnement neemt of iets bij ons bestelt. Je bent consument als je dat niet doet voor een beroep of bedrijf; anders ben je zakelijke klant. Voorwaarden van een zakelijke klant gelden niet.',
        'De overeenkomst komt tot stand zodra je op de bestelknop drukt die zegt dat je een betalingsverplichting aangaat. De bevestiging krijg je per mail; bewaar haar met de versie van deze voorwaarden die toen gold.',
      ],
    },
    {
      id: 'account',
      title: 'Je account',
      body: [
        `Een account is voor mensen van ${f.minimumAge} jaar en ouder. Je geeft je eigen, juiste gegevens op, houdt je wachtwoord voor jezelf en laat het ons weten als iemand anders erbij kan. Een account is van één persoon; plannen met meer plaatsen geven elke gebruiker een eigen account.`,
      ],
    },
    {
      id: 'service',
      title: 'Wat je krijgt',
      body: [
        'Een actief abonnement geeft toegang tot de hele bibliotheek met n8n-workflows: zoeken, bekijken, downloaden en gebruiken in je eigen n8n. n8n zelf en de diensten die een workflow verbindt, regel je zelf; bij elke workflow staat welke accounts je nodig hebt.',
        'De bibliotheek verandert: er komen workflows bij, en wat niet meer werkt halen we eruit. Hoe vaak de dienst bereikbaar was, meten we en laten we zien; een getal dat we nog niet hebben gemeten noemen we een doel, geen belofte.',
        'Namen en beeldmerken van apps zijn van hun eigenaars. Dat we er een laten zien, zegt dat een workflow met die app werkt; niet dat de eigenaar ons of die workflow aanbeveelt of iets met ons te maken heeft.',
        'Wie zich registreert mag één workflow uit de Top 12 downloaden zonder abonnement.',
      ],
    },
    {
      id: 'licence',
      title: 'Licentie: wat je met workflows mag',
      body: [
        'Je krijgt een niet-exclusief recht, zonder einddatum en wereldwijd, op elke workflow die je tijdens je abonnement downloadt of in gebruik neemt. Je mag hem:',
        [
          'gebruiken, aanpassen en combineren, privé en in je bedrijf;',
          'als freelancer of bureau inrichten voor je klanten en aan hen opleveren, ook tegen betaling. Je klant mag wat je oplevert gebruiken en aanpassen voor zichzelf;',
          'blijven gebruiken nadat je abonnement is gestopt. Wat gedownload of in gebruik genomen is, blijft van jou.',
        ],
        'Je mag niet: de bibliotheek of losse bestanden als zodanig doorverkopen, verhuren, publiceren of in een eigen sjabloonverzameling opnemen, de toegang met anderen delen, of de bibliotheek met een programma leeghalen. Staat bij een workflow een andere licentie van de maker, dan geldt die.',
        'Krijg je je geld terug, dan vervalt het recht op wat je met die bestelling downloadde.',
      ],
    },
    {
      id: 'prices',
      title: 'Prijzen en betalen',
      body: [
        `Prijzen zijn in euro en exclusief btw; het bedrag inclusief ${f.vatPercent}% btw staat ernaast, en bij het afrekenen zie je beide en de btw zelf. Een jaarprijs is ${f.yearInMonths} keer de maandprijs. De prijzen staan op de [prijspagina](/#pricing); wat bij het afrekenen staat, geldt.`,
        'Je betaalt vooraf, per maand, per jaar of eenmalig, via onze betaaldienst. De factuur en elke creditnota staan op je [accountpagina](/account); we mailen je zodra er een klaarstaat. Lukt een afschrijving niet, dan laten we het weten en proberen we het opnieuw; blijft de betaling uit, dan stopt de toegang tot er betaald is.',
      ],
    },
    {
      id: 'renewal',
      title: 'Verlengen en prijswijziging',
      body: [
        'Een abonnement wordt automatisch verlengd met dezelfde periode, totdat je opzegt.',
        `Verandert een prijs, dan hoor je dat ten minste ${f.priceNoticeDays} dagen van tevoren per mail. De nieuwe prijs geldt pas vanaf de eerstvolgende verlenging, en je kunt vóór die tijd opzeggen zonder kosten.`,
      ],
    },
    {
      id: 'ending',
      title: 'Opzeggen',
      body: [
        `Je zegt op wanneer je wilt, op je [accountpagina](/account), met het [contactformulier](/contact) of per mail. Je abonnement stopt dan aan het einde van de periode die je al betaalde; tot die tijd houd je toegang. De opzegtermijn is ${f.terminationNoticeDays} dagen.`,
        `Voor een consument kost die termijn nooit meer dan de lopende, al betaalde periode: wie opzegt wordt niet nog eens verlengd. Na de eerste verlenging van een jaarplan kan een consument bovendien elk moment opzeggen met ten hoogste ${f.terminationNoticeDays} dagen; wat daarna nog vooruitbetaald was, betalen we terug.`,
        'Wij kunnen opzeggen met dezelfde termijn, en meteen als iemand deze voorwaarden ernstig schendt. Zeggen wij op zonder dat jij iets verkeerd deed, dan krijg je het niet gebruikte deel terug.',
      ],
    },
    {
      id: 'refund',
      title: 'Bedenktijd en geld terug',
      body: [
        `Als consument heb je ${f.withdrawalDays} dagen wettelijke bedenktijd vanaf de dag van je bestelling, zonder reden. Daarbovenop geven wij iedereen, ook zakelijke klanten, ${f.moneyBackDays} dagen geld-terug-garantie vanaf dezelfde dag, één keer per klant en betaalmiddel. De garantie komt naast je wettelijke rechten en beperkt ze niet.`,
        'Beide gebruik je op je [accountpagina](/account), waar het geld meteen wordt teruggestort, op de pagina [Overeenkomst herroepen](/withdrawal), zonder in te loggen, of met een mail; op tijd versturen is genoeg. Je krijgt meteen een ontvangstbevestiging met datum en tijd.',
        `Je krijgt alles terug wat je voor de bestelling betaalde, inclusief btw, binnen ${f.refundWithinDays} dagen na je bericht en langs de weg waarlangs je betaalde. We rekenen niets voor de dagen dat je al toegang had. De toegang stopt dan, en de vergoeding van wie jou doorverwees vervalt.`,
      ],
    },
    {
      id: 'services',
      title: 'Eenmalige diensten',
      body: [
        [
          'Lifetime Pro geeft toegang zolang wij de bibliotheek aanbieden, zonder verlenging.',
          `VIP Onboarding is één sessie van ${f.onboardingHours} uur, op een tijd die we samen afspreken.`,
          `Een maatwerkworkflow leveren we binnen ${f.customDaysFrom} tot ${f.customDaysTo} werkdagen nadat we weten wat je nodig hebt.`,
        ],
      ],
    },
    {
      id: 'affiliate',
      title: 'Doorverwijzen',
      body: [
        `Elk account heeft een doorverwijslink. Je verdient ${f.referralEuro} euro per doorverwezen klant die een betaald plan neemt, één keer per klant: over de eerste betaalde factuur voor een plan, en nooit meer dan die zonder btw bedroeg. Dat is ongeveer de helft van de ${f.launchEuro} euro van Launch Special; vandaar "${f.referralPercent}% Commissie".`,
        `De vergoeding staat ${f.referralHoldDays} dagen vast, zo lang als de garantie van de klant loopt. Daarna komt zij vrij en betalen we haar binnen ${f.payoutDaysFrom} tot ${f.payoutDaysTo} werkdagen uit, als je uitbetaalgegevens bekend zijn.`,
        'Krijgt de klant zijn geld terug of wordt de betaling teruggeboekt, dan vervalt de vergoeding, bij een deel van het geld hetzelfde deel; wat al was uitbetaald verrekenen we met wat je nog tegoed hebt.',
        'Jezelf doorverwijzen telt niet, en ongevraagde mail, misleiding en betaalde advertenties op onze naam ook niet. Zeg erbij dat je eraan verdient. Bij misbruik vervalt de vergoeding die ermee verdiend is. Belasting over de vergoeding geef je zelf aan.',
      ],
    },
    {
      id: 'support',
      title: 'Hulp',
      body: [
        `Vragen stel je met het [contactformulier](/contact) of op [{support}](mailto:{support}). We antwoorden binnen ${f.supportHoursFrom} tot ${f.supportHoursTo} uur op werkdagen.`,
      ],
    },
    {
      id: 'conduct',
      title: 'Wat we van je vragen',
      body: [
        'Gebruik de dienst niet voor iets wat de wet verbiedt, voor spam, om bij andermans gegevens te komen of om de dienst te verstoren. Houd je aan de voorwaarden van n8n en van de diensten die je verbindt. Voor persoonsgegevens die je met je eigen workflows verwerkt, ben jij verantwoordelijk.',
      ],
    },
    {
      id: 'liability',
      title: 'Kwaliteit en aansprakelijkheid',
      body: [
        'Elke workflow is gecontroleerd tegen de versie van n8n die erbij staat. Opent hij daar niet, dan maken we hem in orde of halen we hem weg. Wat een workflow in jouw omgeving doet, bepaal je zelf: test hem voordat je erop vertrouwt en bewaar kopieën van je gegevens.',
        `Tegenover een zakelijke klant zijn we aansprakelijk voor directe schade tot het bedrag dat hij in de ${f.liabilityMonths} maanden ervoor betaalde, en niet voor gevolgschade, gederfde winst of verloren gegevens. Die grens geldt niet bij opzet of bewuste roekeloosheid, en niet waar de wet haar verbiedt.`,
        'Tegenover een consument gelden de regels van de wet, ook die over digitale diensten die niet doen wat is afgesproken: je hebt dan recht op herstel, prijsvermindering of ontbinding.',
      ],
    },
    {
      id: 'privacy',
      title: 'Je gegevens',
      body: [
        'Wat we over je bewaren, waarom en hoe lang staat in het [privacybeleid](/privacy); welke cookies we zetten staat op de [cookiepagina](/legal/cookies).',
      ],
    },
    {
      id: 'changes',
      title: 'Wijziging van deze voorwaarden',
      body: [
        `Veranderen deze voorwaarden, dan mailen we dat ten minste ${f.priceNoticeDays} dagen van tevoren, met wat er verandert. Ben je het er niet mee eens, dan kun je opzeggen voordat ze gaan gelden en krijg je het niet gebruikte deel terug. Eerdere versies blijven hieronder genoemd.`,
      ],
    },
    {
      id: 'law',
      title: 'Recht en klachten',
      body: [
        `Een klacht meld je met het [contactformulier](/contact) of op [{support}](mailto:{support}). Binnen ${f.complaintDays} dagen krijg je een inhoudelijk antwoord.`,
        'Komen we er niet uit, dan kun je als consument terecht bij [ACM ConsuWijzer](https://www.consuwijzer.nl), het loket van de Autoriteit Consument & Markt, en als je in een ander EU-land woont bij het [Europees Consumenten Centrum](https://www.eccnederland.nl). We zijn niet aangesloten bij een geschillencommissie. Het Europese platform voor onlinegeschillen (ODR) bestaat sinds juli 2025 niet meer.',
        'Nederlands recht is van toepassing. Woon je als consument in een ander land, dan houd je de bescherming die het recht van dat land je dwingend geeft. Geschillen gaan naar de bevoegde Nederlandse rechter; een consument kan altijd naar de rechter van zijn woonplaats.',
        'Is een bepaling ongeldig, dan blijft de rest gelden. Deze voorwaarden zijn er in het Nederlands en het [Engels](/legal/terms); ze zeggen hetzelfde, en bij verschil gaat het Nederlands voor, tenzij het Engels gunstiger is voor een consument.',
      ],
    },
  ],
};
