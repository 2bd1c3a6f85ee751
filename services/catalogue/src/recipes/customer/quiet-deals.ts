import { approvalChats } from '../../apps/chats.js';
import { crms, crmsWithOpenDeals } from '../../apps/crms.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { readableTables, tables } from '../../apps/tables.js';
import {
  ask,
  both,
  byHand,
  code,
  combine,
  evenWhenEmpty,
  everyWeek,
  keep,
  loop,
  nothing,
  only,
  parser,
  pause,
  reads,
  recipe,
  set,
  sortBy,
  spares,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { FOUND, searchBeforePutting, withoutDoubles } from './parts.js';

export const stilleDeals = recipe({
  id: 'quiet-deals',
  category: 'customer',
  tags: ['deals', 'opvolgen', 'verkoop'],
  saves: spares(
    35,
    'Een verkoper zoekt uit welke offertes nog openstaan en schrijft de mails.',
    'A salesperson finds out which quotes are open and writes the emails.',
  ),
  variants: combine(
    {
      crm: crmsWithOpenDeals,
      model: mainModels,
      chat: approvalChats,
      mailer: mailers,
      table: tables,
    },
    {
      take: 8,
      apart: ['crm', 'chat', 'mailer'],
    },
  ),
  build: ({ crm, model, chat, mailer, table }) => {
    const { nodes, path, ref: d } = reads(crm.openDeals, 'Open deals', 'Deal');
    return {
      name: both(
        `Openstaande deals in ${crm.app.label} opvolgen met ${mailer.app.label} na akkoord in ${chat.app.label}`,
        `Chase open ${crm.app.label} deals by ${mailer.app.label} after approval in ${chat.app.label}`,
      ),
      description: both(
        `Haalt elke woensdag ${crm.openDeals.what.nl} op en laat ${model.app.label} voor de tien grootste een opvolgmail schrijven. Na Akkoord in ${chat.app.label} gaat hij weg via ${mailer.app.label} en staat hij in ${table.app.label}.`,
        `Each Wednesday it fetches ${crm.openDeals.what.en} and has ${model.app.label} write a follow-up for the ten largest. Once approved in ${chat.app.label} it goes out through ${mailer.app.label} and is logged in ${table.app.label}.`,
      ),
      benefit: both('Offertes krijgen op tijd een tweede zetje.', 'Quotes get a second push in time.'),
      uses: [
        [crm, both('geeft de openstaande deals', 'gives the open deals')],
        [model, both('schrijft de opvolgmail', 'writes the follow-up')],
        [chat, both('laat een verkoper meelezen', 'lets a salesperson read along')],
        [mailer, both('verstuurt de mail', 'sends the email')],
        [table, both('houdt bij wat is verstuurd', 'keeps what was sent')],
      ],
      setup: [
        both('Pas in "Groot genoeg" het minimumbedrag aan.', 'Adapt the minimum amount in "Groot genoeg".'),
      ],
      notes: [
        {
          over: ['Groot genoeg', 'Grootste eerst', 'De eerste tien'],
          text: '## Wie komt aan de beurt?\nDeals boven het minimumbedrag met een e-mailadres, hooguit een keer per maand.',
        },
        {
          over: ['Deal voor deal', 'Schrijf opvolgmail', 'Lees mee'],
          text: '## Eerst lezen\nElke mail wacht op Akkoord. Afwijzen slaat de deal over en gaat door met de volgende.',
        },
      ],
      nodes: [
        everyWeek('Woensdag negen uur', [3], 9),
        ...nodes,
        keep('Groot genoeg', [
          [only(d.amount), '>=', 500],
          [only(d.email), 'contains', '@'],
        ]),
        sortBy('Grootste eerst', 'amount', 'descending'),
        code(
          'De eerste tien',
          `
const geheugen = $getWorkflowStaticData('global');
const maand = $now.toFormat('yyyy-MM');
if (geheugen.maand !== maand) geheugen.gehad = [];
geheugen.maand = maand;
const deals = $input.all()
  .map(({ json }, pairedItem) => ({ json, pairedItem }))
  .filter(({ json }) => !geheugen.gehad.includes(json.id))
  .slice(0, 10);
geheugen.gehad = [...geheugen.gehad, ...deals.map(({ json }) => json.id)];
return deals;`,
        ),
        loop('Deal voor deal', 1),
        ask(
          'Schrijf opvolgmail',
          'Schrijf namens een verkoper een korte, vriendelijke opvolgmail in HTML bij een openstaande offerte. Geen druk, een concrete vraag, hooguit zes zinnen, Nederlands.',
          t`Offerte: ${d.title}, bedrag ${d.amount} euro, fase ${d.stage}`,
          true,
        ),
        model.attach('Schrijver', 'Schrijf opvolgmail'),
        parser('Onderwerp en tekst', 'Schrijf opvolgmail', {
          onderwerp: 'Even terugkomen op je offerte',
          tekst: '<p>Hallo,</p>',
        }),
        chat.approve(
          'Lees mee',
          t`Opvolgmail voor ${d.title} (${d.amount} euro) aan ${d.email}:\n\n{{ $json.output.tekst.replace(/<[^>]+>/g, ' ') }}`,
        ),
        when('Mag hij weg?', [['={{ $json.data.approved }}', 'yes']]),
        withErrorBranch(
          mailer.send(
            'Verstuur opvolgmail',
            only(d.email),
            "={{ $('Schrijf opvolgmail').item.json.output.onderwerp }}",
            "={{ $('Schrijf opvolgmail').item.json.output.tekst }}",
          ),
        ),
        table.append('Noteer verstuurd', 'Opvolging', {
          Datum: '={{ $now.toISODate() }}',
          Deal: only(d.title),
          Aan: only(d.email),
          Uitkomst: 'verstuurd',
        }),
        table.append('Noteer overgeslagen', 'Opvolging', {
          Datum: '={{ $now.toISODate() }}',
          Deal: only(d.title),
          Aan: only(d.email),
          Uitkomst: 'niet verstuurd',
        }),
        nothing('Alle deals gehad'),
      ],
      flow: [
        `Woensdag negen uur > ${path} > Groot genoeg > Grootste eerst > De eerste tien > Deal voor deal #1 > Schrijf opvolgmail > Lees mee > Mag hij weg? > Verstuur opvolgmail > Noteer verstuurd > Deal voor deal`,
        'Deal voor deal > Alle deals gehad',
        'Mag hij weg? #1 > Noteer overgeslagen > Deal voor deal',
        'Verstuur opvolgmail #1 > Noteer overgeslagen',
      ],
    };
  },
});
export const contactenOverzetten = recipe({
  id: 'import-contacts',
  category: 'customer',
  tags: ['import', 'contacten', 'crm'],
  saves: spares(
    120,
    'Iemand poetst een lijst op en voert de contacten een voor een in.',
    'Someone cleans a list and enters the contacts one by one.',
  ),
  variants: combine(
    {
      table: readableTables,
      crm: withoutDoubles(crms),
      mailer: mailers,
    },
    {
      take: 7,
      apart: ['table', 'crm'],
    },
  ),
  build: ({ table, crm, mailer }) => {
    const search = searchBeforePutting(crm);
    return {
      name: both(
        `Contacten uit ${table.app.label} opschonen en overzetten naar ${crm.app.label}`,
        `Clean contacts from ${table.app.label} and move them to ${crm.app.label}`,
      ),
      description: both(
        `Met een druk op de knop worden namen, adressen en telefoonnummers uit ${table.app.label} gelijkgetrokken en ontdubbeld en komen ze in ${crm.app.label}. Wat niet klopt, krijg je als lijst via ${mailer.app.label}.`,
        `At the press of a button names, addresses and phone numbers from ${table.app.label} are tidied and deduplicated and put into ${crm.app.label}. What is wrong comes to you as a list via ${mailer.app.label}.`,
      ),
      benefit: both('Een schone start in je nieuwe CRM.', 'A clean start in your new CRM.'),
      uses: [
        [table, both('bevat de oude lijst', 'holds the old list')],
        [crm, both('krijgt de contacten', 'gets the contacts')],
        [mailer, both('stuurt de uitvallijst', 'sends the list of rejects')],
      ],
      setup: [
        both(
          'Noem de kolommen Naam, E-mail, Bedrijf en Telefoon.',
          'Name the columns Naam, E-mail, Bedrijf and Telefoon.',
        ),
        both('Probeer eerst met een kopie van tien regels.', 'Try a copy of ten rows first.'),
      ],
      notes: [
        {
          over: ['Maak gelijk', 'Bruikbaar?', 'Maak uitvallijst'],
          text: '## Wat valt uit?\nRegels zonder geldig e-mailadres en dubbele adressen. Ze staan met de reden in de mail.',
        },
        {
          over: ['Contact voor contact', 'Zet in het CRM', 'Rustpauze'],
          text: '## Een voor een\nMet een korte pauze, zodat het CRM geen verzoeken weigert. Wie er al in staat, komt er niet dubbel in.',
        },
      ],
      nodes: [
        byHand('Start de overzet'),
        table.rows('Lees de lijst', 'Contacten'),
        code(
          'Maak gelijk',
          `
const gezien = new Set();
return $input.all().map(({ json }, i) => {
  const $json = json;
  const email = String(${table.cell('E-mail')} ?? '').trim().toLowerCase();
  const naam = String(${table.cell('Naam')} ?? '').trim().replace(/\\s+/g, ' ');
  let telefoon = String(${table.cell('Telefoon')} ?? '').replace(/[^+0-9]/g, '');
  if (/^0[1-9]/.test(telefoon)) telefoon = '+31' + telefoon.slice(1);
  const geldig = /^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$/.test(email);
  const reden = !geldig ? 'geen geldig e-mailadres' : gezien.has(email) ? 'dubbel' : '';
  gezien.add(email);
  return { json: { email, naam: naam || email, bedrijf: String(${table.cell('Bedrijf')} ?? '').trim(), telefoon, reden }, pairedItem: i };
});`,
        ),
        when('Bruikbaar?', [['={{ $json.reden }}', 'empty']]),
        loop('Contact voor contact', 1),
        ...(search
          ? [
              evenWhenEmpty(search('Zoek in het CRM', '={{ $json.email }}')),
              when('Staat er al in?', [FOUND]),
              set('Stond er al', { regel: "={{ $('Maak gelijk').item.json.email }} (stond er al in)" }),
            ]
          : []),
        withErrorBranch(
          crm.upsertContact('Zet in het CRM', {
            email: "={{ $('Maak gelijk').item.json.email }}",
            name: "={{ $('Maak gelijk').item.json.naam }}",
            company: "={{ $('Maak gelijk').item.json.bedrijf }}",
            phone: "={{ $('Maak gelijk').item.json.telefoon }}",
          }),
        ),
        pause('Rustpauze', 1, 'seconds'),
        set('Geweigerd', {
          regel: "={{ $('Maak gelijk').item.json.email }} (geweigerd door het CRM)",
        }),
        code(
          'Tel de overzet',
          `
const alle = $input.all().map(({ json }) => json.regel);
const regels = alle.filter(Boolean);
return [{ json: { aantal: alle.length - regels.length, lijst: regels.map((regel) => '<li>' + regel + '</li>').join('') } }];`,
        ),
        set('Uitval', {
          regel: '={{ $json.email || $json.naam }}: {{ $json.reden }}',
        }),
        code(
          'Maak uitvallijst',
          "return [{ json: { lijst: $input.all().map(({ json }) => '<li>' + json.regel + '</li>').join('') } }];",
        ),
        mailer.send(
          'Mail de uitval',
          'beheer@example.com',
          '=Uitval bij het overzetten',
          '=<p>Deze regels zijn niet overgezet:</p><ul>{{ $json.lijst }}</ul>',
        ),
        mailer.send(
          'Mail dat het klaar is',
          'beheer@example.com',
          'Contacten overgezet',
          `=<p>{{ $json.aantal }} contacten staan nu in ${crm.app.label}.</p>{{ $json.lijst ? '<p>Deze niet:</p><ul>' + $json.lijst + '</ul>' : '' }}`,
        ),
      ],
      flow: [
        'Start de overzet > Lees de lijst > Maak gelijk > Bruikbaar? > Contact voor contact',
        ...(search
          ? [
              'Contact voor contact #1 > Zoek in het CRM > Staat er al in? > Stond er al > Rustpauze',
              'Staat er al in? #1 > Zet in het CRM',
            ]
          : ['Contact voor contact #1 > Zet in het CRM']),
        'Zet in het CRM > Rustpauze > Contact voor contact',
        'Zet in het CRM #1 > Geweigerd > Rustpauze',
        'Contact voor contact > Tel de overzet > Mail dat het klaar is',
        'Bruikbaar? #1 > Uitval > Maak uitvallijst > Mail de uitval',
      ],
    };
  },
});
