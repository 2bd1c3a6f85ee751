import { approvalChats } from '../../apps/chats.js';
import { hubSpotCrm } from '../../apps/crms.js';
import { helpdesks } from '../../apps/helpdesks.js';
import { typeform } from '../../apps/lead-sources.js';
import { mailers } from '../../apps/mailers.js';
import { lookupTables } from '../../apps/tables.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  among,
  answeredWithin,
  both,
  code,
  combine,
  dayOf,
  evenWhenEmpty,
  promise,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const FORM = { app: typeform.app };
/** What was answered to a question, inside the braces. */
const answer = (nl: string, en: string): string => `$json['${say(nl, en)}']`;

const YEARS = limitOf(
  'warranty-years',
  ['Garantie in jaren', 'Warranty in years'],
  [
    'Hoeveel jaar garantie je geeft vanaf de aankoop.',
    'How many years of warranty you give from the purchase.',
  ],
  2,
);

export const warrantyClaim = recipe({
  id: 'typeform-warranty-claim',
  category: 'customer',
  tags: ['garantie', 'typeform', 'klacht', 'serienummer', 'webshop', 'installateur'],
  saves: spares(
    12,
    'Iemand zoekt bij elke garantieaanvraag de aankoop op en rekent de termijn na.',
    'With each warranty claim someone looks up the purchase and works out the term.',
  ),
  variants: combine(
    {
      desk: among(helpdesks, 'zendesk', 'freshdesk'),
      table: among(lookupTables, 'googleSheets', 'airtable'),
      mailer: among(mailers, 'gmail', 'outlook'),
    },
    { take: 2, apart: ['desk', 'table'] },
  ),
  build: ({ desk, table, mailer }) => {
    const tab = say('Verkochte apparaten', 'Sold devices');
    const serial = say('Serienummer', 'Serial number');
    const bought = table.cell(say('Gekocht op', 'Bought on'));
    const c = (field: string) => `{{ $('Aanvraag').item.json.${field} }}`;
    const END = "{{ DateTime.fromISO($('Reken de garantie uit').item.json.eind).toFormat('dd-MM-yyyy') }}";
    return {
      name: both(
        `Garantieaanvraag uit Typeform beoordelen op serienummer in ${table.app.label}, ticket in ${desk.app.label}`,
        `Judge a Typeform warranty claim by serial number in ${table.app.label}, ticket in ${desk.app.label}`,
      ),
      description: both(
        `Een klant meldt een defect via Typeform. Het serienummer in ${table.app.label} bepaalt de garantie: binnen de termijn of als betaalde reparatie komt er een ticket in ${desk.app.label}. De klant hoort het via ${mailer.app.label}.`,
        `A customer reports a defect through Typeform. It finds the serial number in ${table.app.label} and works out the warranty: in time it makes a ticket in ${desk.app.label}, too late one for a paid repair. ${mailer.app.label} tells the customer which.`,
      ),
      benefit: both(
        'Geen discussie over termijnen, geen vergeten defect.',
        'No dispute about terms, no forgotten defect.',
      ),
      uses: [
        [FORM, both('ontvangt de aanvraag', 'receives the claim')],
        [table, both('kent elk verkocht apparaat', 'knows each sold device')],
        [desk, both('krijgt het ticket', 'gets the ticket')],
        [mailer, both('vertelt de klant de uitkomst', 'tells the customer the outcome')],
      ],
      setup: [
        both(
          'Stel in Typeform de vragen Naam, E-mailadres, Serienummer, Wat is er aan de hand? en Foto, precies zo genoemd.',
          'In Typeform, ask the questions Name, Email, Serial number, What is wrong? and Photo, named exactly so.',
        ),
        both(
          'Maak een tabel Verkochte apparaten met Serienummer, Product en Gekocht op.',
          'Make a table Sold devices with Serial number, Product and Bought on.',
        ),
      ],
      names: {
        Garantieformulier: 'Warranty form',
        Aanvraag: 'Claim',
        'Zoek het serienummer': 'Find the serial number',
        'Reken de garantie uit': 'Work out the warranty',
        'Apparaat bekend?': 'Device known?',
        'Binnen de garantie?': 'Within the warranty?',
        'Ticket garantie': 'Warranty ticket',
        'Mail over garantie': 'Mail about warranty',
        'Ticket betaalde reparatie': 'Paid repair ticket',
        'Mail over betaalde reparatie': 'Mail about a paid repair',
        'Ticket aankoop nakijken': 'Ticket to check the purchase',
        'Mail om het aankoopbewijs': 'Mail for the proof of purchase',
        'Mail claim zonder ticket': 'Mail a claim without a ticket',
      },
      promises: [
        promise('answer', 'Ticket garantie', 'Ticket betaalde reparatie', 'Ticket aankoop nakijken'),
      ],
      nodes: [
        ...typeform.nodes('Garantieformulier'),
        set('Aanvraag', {
          naam: `={{ ${answer('Naam', 'Name')} ?? '' }}`,
          mail: `={{ ${answer('E-mailadres', 'Email')} ?? '' }}`,
          nummer: `={{ String(${answer('Serienummer', 'Serial number')} ?? '').trim().toUpperCase() }}`,
          defect: `={{ ${answer('Wat is er aan de hand?', 'What is wrong?')} ?? '' }}`,
          foto: `={{ ${answer('Foto', 'Photo')} ?? '' }}`,
        }),
        evenWhenEmpty(table.find('Zoek het serienummer', tab, serial, '={{ $json.nummer }}')),
        set('Reken de garantie uit', {
          gevonden: ['boolean', '={{ Object.keys($json).length > 0 }}'],
          product: `={{ ${table.cell('Product')} ?? '' }}`,
          eind: `={{ [${dayOf(bought)}].find((dag) => dag.isValid)?.plus({ years: Number('${YEARS}') || 2 }).toISODate() ?? '' }}`,
        }),
        when('Apparaat bekend?', [
          ['={{ $json.gevonden }}', 'yes'],
          ['={{ $json.eind }}', 'filled'],
        ]),
        when('Binnen de garantie?', [['={{ $json.eind >= $now.toISODate() }}', 'yes']]),
        withErrorBranch(
          desk.create('Ticket garantie', {
            subject: say(
              `=Garantie: {{ $json.product }} ${c('nummer')}`,
              `=Warranty: {{ $json.product }} ${c('nummer')}`,
            ),
            text: say(
              `=Garantie tot ${END}.\n${c('defect')}\nFoto: ${c('foto')}`,
              `=Warranty until ${END}.\n${c('defect')}\nPhoto: ${c('foto')}`,
            ),
            email: `=${c('mail')}`,
            name: `=${c('naam')}`,
          }),
        ),
        mailer.send(
          'Mail over garantie',
          `=${c('mail')}`,
          say('Je garantieaanvraag is aangenomen', 'Your warranty claim is accepted'),
          say(
            `=<p>Beste ${c('naam')},</p><p>Je apparaat (${c('nummer')}) valt onder de garantie, tot ${END}. We hebben een reparatie aangemaakt en nemen contact met je op over de afhandeling.</p>`,
            `=<p>Dear ${c('naam')},</p><p>Your device (${c('nummer')}) is under warranty, until ${END}. We made a repair order and will contact you about what happens next.</p>`,
          ),
        ),
        withErrorBranch(
          desk.create('Ticket betaalde reparatie', {
            subject: say(
              `=Reparatie buiten garantie: {{ $json.product }} ${c('nummer')}`,
              `=Repair out of warranty: {{ $json.product }} ${c('nummer')}`,
            ),
            text: say(
              `=De garantie liep af op ${END}. Maak een prijsopgave.\n${c('defect')}\nFoto: ${c('foto')}`,
              `=The warranty ended on ${END}. Make an estimate.\n${c('defect')}\nPhoto: ${c('foto')}`,
            ),
            email: `=${c('mail')}`,
            name: `=${c('naam')}`,
          }),
        ),
        mailer.send(
          'Mail over betaalde reparatie',
          `=${c('mail')}`,
          say('Over je reparatie', 'About your repair'),
          say(
            `=<p>Beste ${c('naam')},</p><p>De garantie van je apparaat (${c('nummer')}) liep af op ${END}. We maken een prijsopgave voor de reparatie; pas na jouw akkoord beginnen we. Denk je dat dit niet klopt, of heb je op grond van de wet recht op herstel? Antwoord dan op deze mail.</p>`,
            `=<p>Dear ${c('naam')},</p><p>The warranty of your device (${c('nummer')}) ended on ${END}. We make an estimate for the repair and only begin once you agree. If you think this is wrong, or the law gives you a right to repair, answer this mail.</p>`,
          ),
        ),
        withErrorBranch(
          desk.create('Ticket aankoop nakijken', {
            subject: say(
              `=Garantie, aankoop niet gevonden: ${c('nummer')}`,
              `=Warranty, purchase not found: ${c('nummer')}`,
            ),
            text: say(
              `=Serienummer of aankoopdatum staat niet in de lijst.\n${c('defect')}\nFoto: ${c('foto')}`,
              `=Serial number or day of purchase is not in the list.\n${c('defect')}\nPhoto: ${c('foto')}`,
            ),
            email: `=${c('mail')}`,
            name: `=${c('naam')}`,
          }),
        ),
        mailer.send(
          'Mail claim zonder ticket',
          mailOf.support,
          say(
            `=Garantieaanvraag zonder ticket: ${c('nummer')}`,
            `=Warranty claim without a ticket: ${c('nummer')}`,
          ),
          say(
            `=<p>Deze aanvraag kwam niet in ${desk.app.label} en de klant kreeg nog geen bericht. Maak het ticket zelf en antwoord de klant.</p><p>${c('naam')}, ${c('mail')}<br>${c('nummer')}: ${c('defect')}<br>${c('foto')}</p>`,
            `=<p>This claim did not get into ${desk.app.label} and the customer was not written to yet. Create the ticket yourself and answer the customer.</p><p>${c('naam')}, ${c('mail')}<br>${c('nummer')}: ${c('defect')}<br>${c('foto')}</p>`,
          ),
        ),
        mailer.send(
          'Mail om het aankoopbewijs',
          `=${c('mail')}`,
          say('Wil je je aankoopbewijs sturen?', 'Would you send your proof of purchase?'),
          say(
            `=<p>Beste ${c('naam')},</p><p>We vonden nummer ${c('nummer')} niet in onze verkopen. Stuur je bon of factuur als antwoord op deze mail, dan zoekt een collega het verder uit.</p>`,
            `=<p>Dear ${c('naam')},</p><p>We did not find number ${c('nummer')} in our sales. Send your receipt or invoice as an answer to this mail, so that a colleague can look into it.</p>`,
          ),
        ),
      ],
      flow: [
        'Garantieformulier > Aanvraag > Zoek het serienummer > Reken de garantie uit > Apparaat bekend? > Binnen de garantie? > Ticket garantie > Mail over garantie',
        'Binnen de garantie? #1 > Ticket betaalde reparatie > Mail over betaalde reparatie',
        'Apparaat bekend? #1 > Ticket aankoop nakijken > Mail om het aankoopbewijs',
        'Ticket garantie #1 > Mail claim zonder ticket',
        'Ticket betaalde reparatie #1 > Mail claim zonder ticket',
        'Ticket aankoop nakijken #1 > Mail claim zonder ticket',
      ],
    };
  },
});

export const indicativeQuote = recipe({
  id: 'typeform-price-indication',
  category: 'customer',
  tags: ['typeform', 'hubspot', 'prijsindicatie', 'offerte', 'installateur', 'hovenier'],
  saves: spares(
    20,
    'Iemand rekent bij elke aanvraag een richtprijs uit en mailt die.',
    'With each request someone works out an indicative price and mails it.',
  ),
  variants: combine(
    {
      table: among(lookupTables, 'googleSheets', 'airtable'),
      chat: among(approvalChats, 'slack', 'microsoftTeams'),
      mailer: among(mailers, 'gmail', 'outlook'),
    },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, chat, mailer }) => {
    const tab = say('Tarieven', 'Rates');
    const kind = say('Dienst', 'Service');
    const c = (field: string) => `{{ $('Aanvraag').item.json.${field} }}`;
    const p = (field: string) => `{{ $('Reken de richtprijs uit').item.json.${field} }}`;
    const euro = (cell: string) =>
      `Number(String(${table.cell(cell)} ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.'))`;
    return {
      name: both(
        `Richtprijs uit Typeform met tarieven in ${table.app.label}, na akkoord gemaild via ${mailer.app.label}`,
        `Indicative price from Typeform with rates in ${table.app.label}, mailed via ${mailer.app.label} once approved`,
      ),
      description: both(
        `Een aanvraag in Typeform krijgt een richtprijs uit je tarieven in ${table.app.label}, staat als deal in HubSpot en wacht op akkoord in ${chat.app.label}. Daarna mailt ${mailer.app.label} de bandbreedte; zonder akkoord belt iemand zelf.`,
        `A request in Typeform gets an indicative price from your rates in ${table.app.label}, becomes a HubSpot deal and waits for approval in ${chat.app.label}. Then ${mailer.app.label} sends the range; without approval somebody calls instead.`,
      ),
      benefit: both(
        'Binnen een uur een prijs, en nooit een die niemand zag.',
        'A price within the hour, and never one that nobody saw.',
      ),
      uses: [
        [FORM, both('ontvangt de aanvraag', 'receives the request')],
        [table, both('bevat je tarieven', 'holds your rates')],
        [hubSpotCrm, both('krijgt contact en deal', 'gets contact and deal')],
        [chat, both('vraagt akkoord', 'asks for approval')],
        [mailer, both('mailt de richtprijs', 'mails the price')],
      ],
      setup: [
        both(
          'Stel in Typeform de vragen Naam, E-mailadres, Dienst, Hoeveel? en Toelichting, precies zo genoemd; Dienst is een keuze.',
          'In Typeform, ask the questions Name, Email, Service, How much? and Explanation, named exactly so; Service is a choice.',
        ),
        both(
          'Maak een tabel Tarieven met Dienst, Vast bedrag, Per eenheid (allebei inclusief btw, want zo leest de klant de prijs) en Marge (in procent).',
          'Make a table Rates with Service, Fixed amount, Per unit (both including VAT, as the customer reads the price so) and Margin (in percent).',
        ),
      ],
      names: {
        'Aanvraag via Typeform': 'Request through Typeform',
        Aanvraag: 'Request',
        'Zoek het tarief': 'Find the rate',
        'Reken de richtprijs uit': 'Work out the price',
        'Zet contact in HubSpot': 'Put the contact in HubSpot',
        'Maak de deal': 'Make the deal',
        'Is er een prijs?': 'Is there a price?',
        'Vraag akkoord': 'Ask for approval',
        'Mag hij weg?': 'May it leave?',
        'Mail de richtprijs': 'Mail the price',
        'Laat iemand bellen': 'Have somebody call',
      },
      nodes: [
        ...typeform.nodes('Aanvraag via Typeform'),
        set('Aanvraag', {
          naam: `={{ ${answer('Naam', 'Name')} ?? '' }}`,
          mail: `={{ ${answer('E-mailadres', 'Email')} ?? '' }}`,
          dienst: `={{ ${answer('Dienst', 'Service')} ?? '' }}`,
          hoeveel: ['number', `={{ Number(${answer('Hoeveel?', 'How much?')}) || 0 }}`],
          toelichting: `={{ ${answer('Toelichting', 'Explanation')} ?? '' }}`,
        }),
        evenWhenEmpty(table.find('Zoek het tarief', tab, kind, '={{ $json.dienst }}')),
        code(
          'Reken de richtprijs uit',
          `
const $json = $input.first().json;
const hoeveel = $('Aanvraag').first().json.hoeveel;
const vast = ${euro(say('Vast bedrag', 'Fixed amount'))};
const per = ${euro(say('Per eenheid', 'Per unit'))};
const marge = ${euro(say('Marge', 'Margin'))} || 15;
const prijs = (vast || 0) + (per || 0) * hoeveel;
const rond = (bedrag) => Math.round(bedrag / 50) * 50;
const heel = (bedrag) => bedrag.toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
return [{ json: { prijs: Math.round(prijs), van: heel(rond(prijs * (1 - marge / 100))), tot: heel(rond(prijs * (1 + marge / 100))), kan: Number.isFinite(prijs) && prijs > 0 && hoeveel > 0 }, pairedItem: 0 }];`,
        ),
        withErrorBranch(
          hubSpotCrm.upsertContact('Zet contact in HubSpot', {
            email: `=${c('mail')}`,
            name: `=${c('naam')}`,
          }),
        ),
        withErrorBranch(
          hubSpotCrm.createDeal('Maak de deal', {
            title: `=${c('dienst')}: ${c('naam')}`,
            amount: `=${p('prijs')}`,
            contactId: '={{ $json.vid ?? $json.id }}',
          }),
        ),
        when('Is er een prijs?', [["={{ $('Reken de richtprijs uit').item.json.kan }}", 'yes']]),
        answeredWithin(
          chat.approve(
            'Vraag akkoord',
            say(
              `=Richtprijs voor ${c('naam')} (${c('mail')}): ${c('dienst')}, ${c('hoeveel')} eenheden, ${p('van')} tot ${p('tot')}. ${c('toelichting')} Mag dit gemaild worden?`,
              `=Indicative price for ${c('naam')} (${c('mail')}): ${c('dienst')}, ${c('hoeveel')} units, ${p('van')} to ${p('tot')}. ${c('toelichting')} May this be mailed?`,
            ),
          ),
          4,
          'hours',
        ),
        when('Mag hij weg?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(
          mailer.send(
            'Mail de richtprijs',
            `=${c('mail')}`,
            say(`=Richtprijs voor ${c('dienst')}`, `=Indicative price for ${c('dienst')}`),
            say(
              `=<p>Beste ${c('naam')},</p><p>Bedankt voor je aanvraag. Voor ${c('dienst')} (${c('hoeveel')}) rekenen we op ${p('van')} tot ${p('tot')}, inclusief btw. Dit is een richtprijs: de echte prijs hangt af van de situatie ter plaatse. Antwoord op deze mail voor een offerte.</p>`,
              `=<p>Dear ${c('naam')},</p><p>Thank you for your request. For ${c('dienst')} (${c('hoeveel')}) we expect ${p('van')} to ${p('tot')}, including VAT. This is an indication: the real price depends on the situation on site. Answer this mail for an offer.</p>`,
            ),
          ),
        ),
        chat.post(
          'Laat iemand bellen',
          say(
            `=Geen richtprijs gemaild aan ${c('naam')} (${c('mail')}, ${c('dienst')}): geen akkoord binnen vier uur, geen tarief, of HubSpot of de mail weigerde. Bel zelf en kijk of de deal in HubSpot staat. ${c('toelichting')}`,
            `=No price was mailed to ${c('naam')} (${c('mail')}, ${c('dienst')}): no approval within four hours, no rate, or HubSpot or the mail refused. Please call and check that the deal is in HubSpot. ${c('toelichting')}`,
          ),
        ),
      ],
      flow: [
        'Aanvraag via Typeform > Aanvraag > Zoek het tarief > Reken de richtprijs uit > Zet contact in HubSpot > Maak de deal > Is er een prijs? > Vraag akkoord > Mag hij weg? > Mail de richtprijs',
        'Is er een prijs? #1 > Laat iemand bellen',
        'Zet contact in HubSpot #1 > Laat iemand bellen',
        'Maak de deal #1 > Laat iemand bellen',
        'Mag hij weg? #1 > Laat iemand bellen',
        'Mail de richtprijs #1 > Laat iemand bellen',
      ],
    };
  },
});
