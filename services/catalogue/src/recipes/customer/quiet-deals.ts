import { approvalChats } from '../../apps/chats.js';
import { crms, crmsWithOpenDeals } from '../../apps/crms.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { readableTables, tables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  answeredWithin,
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
  say,
  set,
  sortBy,
  spares,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { FOUND, searchBeforePutting, withoutDoubles } from './parts.js';

const DEAL_FROM = ownLimit(
  ['Deals vanaf', 'Deals from'],
  ['Kleinere deals in euro krijgen geen opvolgmail.', 'Smaller deals in euros get no follow-up.'],
  500,
);

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
    const amount = `{{ Number($('Deal').item.json.amount).toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR' }) }}`;
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
        both(
          'Maak het tabblad Opvolging met Datum, Deal, Aan en Uitkomst.',
          'Create the tab Follow-up with Date, Deal, To and Outcome.',
        ),
      ],
      notes: [
        {
          over: ['Groot genoeg', 'Grootste eerst', 'De eerste tien'],
          text: say(
            '## Wie komt aan de beurt?\nDeals boven het minimumbedrag met een e-mailadres, hooguit een keer per maand.',
            '## Whose turn is it?\nDeals above the minimum amount with an email address, at most once a month.',
          ),
        },
        {
          over: ['Deal voor deal', 'Schrijf opvolgmail', 'Lees mee'],
          text: say(
            '## Eerst lezen\nElke mail wacht op Akkoord. Afwijzen of twee dagen geen antwoord slaat de deal over en gaat door met de volgende.',
            '## Read first\nEvery email waits for approval. Rejecting it, or two days without an answer, skips the deal and goes on with the next one.',
          ),
        },
      ],
      names: {
        'Woensdag negen uur': "Wednesday nine o'clock",
        'Open deals': 'Open deals',
        Deal: 'Deal',
        'Groot genoeg': 'Large enough',
        'Grootste eerst': 'Largest first',
        'De eerste tien': 'The first ten',
        'Deal voor deal': 'Deal by deal',
        'Schrijf opvolgmail': 'Write follow-up email',
        Schrijver: 'Writer',
        'Onderwerp en tekst': 'Subject and text',
        'Lees mee': 'Read along',
        'Mag hij weg?': 'May it go?',
        'Verstuur opvolgmail': 'Send follow-up email',
        'Noteer verstuurd': 'Record as sent',
        'Noteer overgeslagen': 'Record as skipped',
        'Alle deals gehad': 'All deals done',
      },
      nodes: [
        everyWeek('Woensdag negen uur', [3], 9),
        ...nodes,
        keep('Groot genoeg', [
          [only(d.amount), '>=', `={{ ${DEAL_FROM} }}`],
          [only(d.email), 'contains', '@'],
        ]),
        sortBy('Grootste eerst', 'amount', 'descending'),
        code(
          'De eerste tien',
          `
const geheugen = $getWorkflowStaticData('global');
const maand = $now.toFormat('yyyy-MM');
if (geheugen.maand !== maand || !Array.isArray(geheugen.gehad)) geheugen.gehad = [];
geheugen.maand = maand;
const deals = $input.all()
  .map(({ json }, pairedItem) => ({ json, pairedItem }))
  .filter(({ json }) => !geheugen.gehad.includes(json.id))
  .slice(0, 10);
geheugen.gehad = [...geheugen.gehad, ...deals.map(({ json }) => json.id)];
return deals;`,
        ),
        loop('Deal voor deal', 1),
        withErrorBranch(
          ask(
            'Schrijf opvolgmail',
            say(
              'Schrijf namens een verkoper een korte, vriendelijke opvolgmail in HTML bij een openstaande offerte. Geen druk, een concrete vraag, hooguit zes zinnen, Nederlands. Verzin niets en laat geen invulplek open; sluit af zonder naam.',
              'On behalf of a salesperson, write a short, friendly follow-up email in HTML about an open quotation. No pressure, one concrete question, at most six sentences, English. Make nothing up and leave nothing to fill in; end without a name.',
            ),
            say(t`Offerte: ${d.title}, bedrag ${amount}`, t`Quotation: ${d.title}, amount ${amount}`),
            true,
          ),
        ),
        model.attach('Schrijver', 'Schrijf opvolgmail'),
        parser('Onderwerp en tekst', 'Schrijf opvolgmail', {
          onderwerp: say('Even terugkomen op je offerte', 'Coming back to your quotation'),
          tekst: say('<p>Hallo,</p>', '<p>Hello,</p>'),
        }),
        withErrorBranch(
          answeredWithin(
            chat.approve(
              'Lees mee',
              say(
                t`Opvolgmail voor ${d.title} (${amount}) aan ${d.email}: {{ $json.output.onderwerp }}\n\n{{ String($json.output.tekst ?? '').replace(/<[^>]+>/g, ' ') }}\n\nDeal: ${d.link}`,
                t`Follow-up email for ${d.title} (${amount}) to ${d.email}: {{ $json.output.onderwerp }}\n\n{{ String($json.output.tekst ?? '').replace(/<[^>]+>/g, ' ') }}\n\nDeal: ${d.link}`,
              ),
            ),
            2,
            'days',
          ),
        ),
        when('Mag hij weg?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(
          mailer.send(
            'Verstuur opvolgmail',
            only(d.email),
            "={{ $('Schrijf opvolgmail').item.json.output.onderwerp }}",
            "={{ $('Schrijf opvolgmail').item.json.output.tekst }}",
          ),
        ),
        table.append('Noteer verstuurd', say('Opvolging', 'Follow-up'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          Deal: only(d.title),
          [say('Aan', 'To')]: only(d.email),
          [say('Uitkomst', 'Outcome')]: say('verstuurd', 'sent'),
        }),
        table.append('Noteer overgeslagen', say('Opvolging', 'Follow-up'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          Deal: only(d.title),
          [say('Aan', 'To')]: only(d.email),
          [say('Uitkomst', 'Outcome')]: say('niet verstuurd', 'not sent'),
        }),
        nothing('Alle deals gehad'),
      ],
      flow: [
        `Woensdag negen uur > ${path} > Groot genoeg > Grootste eerst > De eerste tien > Deal voor deal #1 > Schrijf opvolgmail > Lees mee > Mag hij weg? > Verstuur opvolgmail > Noteer verstuurd > Deal voor deal`,
        'Deal voor deal > Alle deals gehad',
        'Mag hij weg? #1 > Noteer overgeslagen > Deal voor deal',
        'Verstuur opvolgmail #1 > Noteer overgeslagen',
        'Schrijf opvolgmail #1 > Noteer overgeslagen',
        'Lees mee #1 > Noteer overgeslagen',
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
          'Name the columns Name, Email, Company and Phone.',
        ),
        both('Probeer eerst met een kopie van tien regels.', 'Try a copy of ten rows first.'),
      ],
      notes: [
        {
          over: ['Maak gelijk', 'Bruikbaar?', 'Maak uitvallijst'],
          text: say(
            '## Wat valt uit?\nRegels zonder geldig e-mailadres en dubbele adressen. Ze staan met de reden in de mail.',
            '## What is dropped?\nRows without a valid email address and double addresses. They are in the email with the reason.',
          ),
        },
        {
          over: ['Contact voor contact', 'Zet in het CRM', 'Rustpauze'],
          text: say(
            '## Een voor een\nMet een korte pauze, zodat het CRM geen verzoeken weigert. Wie er al in staat, komt er niet dubbel in.',
            '## One by one\nWith a short pause, so that the CRM refuses no requests. Whoever is in there already is not added twice.',
          ),
        },
      ],
      names: {
        'Start de overzet': 'Start the move',
        'Lees de lijst': 'Read the list',
        'Maak gelijk': 'Tidy up',
        'Bruikbaar?': 'Usable?',
        'Contact voor contact': 'Contact by contact',
        'Zet in het CRM': 'Put in the CRM',
        Rustpauze: 'Short pause',
        Geweigerd: 'Refused',
        'Tel de overzet': 'Count what was moved',
        Uitval: 'Dropped',
        'Maak uitvallijst': 'Make the list of dropped rows',
        'Mail de uitval': 'Email the dropped rows',
        'Mail dat het klaar is': 'Email that it is done',
        'Zoek in het CRM': 'Search the CRM',
        'Staat er al in?': 'Already in there?',
        'Stond er al': 'Was there already',
      },
      nodes: [
        byHand('Start de overzet'),
        table.rows('Lees de lijst', say('Contacten', 'Contacts')),
        code(
          'Maak gelijk',
          `
const gezien = new Set();
return $input.all().map(({ json }, i) => {
  const $json = json;
  const email = String(${table.cell(say('E-mail', 'Email'))} ?? '').trim().toLowerCase();
  const naam = String(${table.cell(say('Naam', 'Name'))} ?? '').trim().replace(/\\s+/g, ' ');
  let telefoon = String(${table.cell(say('Telefoon', 'Phone'))} ?? '').replace(/[^+0-9]/g, '');
  if (/^0[1-9]/.test(telefoon)) telefoon = '+31' + telefoon.slice(1);
  const geldig = /^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$/.test(email);
  const reden = !geldig ? ${say("'geen geldig e-mailadres'", "'no valid email address'")} : gezien.has(email) ? ${say("'dubbel'", "'double'")} : '';
  gezien.add(email);
  return { json: { email, naam: naam || email, bedrijf: String(${table.cell(say('Bedrijf', 'Company'))} ?? '').trim(), telefoon, reden }, pairedItem: i };
});`,
        ),
        when('Bruikbaar?', [['={{ $json.reden }}', 'empty']]),
        loop('Contact voor contact', 1),
        ...(search
          ? [
              evenWhenEmpty(search('Zoek in het CRM', '={{ $json.email }}')),
              when('Staat er al in?', [FOUND]),
              set('Stond er al', {
                regel: say(
                  "={{ $('Maak gelijk').item.json.email }} (stond er al in)",
                  "={{ $('Maak gelijk').item.json.email }} (was there already)",
                ),
              }),
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
          regel: say(
            "={{ $('Maak gelijk').item.json.email }} (geweigerd door het CRM)",
            "={{ $('Maak gelijk').item.json.email }} (refused by the CRM)",
          ),
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
          mailOf.admin,
          say('=Uitval bij het overzetten', '=Dropped while moving contacts'),
          say(
            '=<p>Deze regels zijn niet overgezet:</p><ul>{{ $json.lijst }}</ul>',
            '=<p>These rows were not moved:</p><ul>{{ $json.lijst }}</ul>',
          ),
        ),
        mailer.send(
          'Mail dat het klaar is',
          mailOf.admin,
          say('Contacten overgezet', 'Contacts moved'),
          say(
            `=<p>{{ $json.aantal }} contacten staan nu in ${crm.app.label}.</p>{{ $json.lijst ? '<p>Deze niet:</p><ul>' + $json.lijst + '</ul>' : '' }}`,
            `=<p>{{ $json.aantal }} contacts are now in ${crm.app.label}.</p>{{ $json.lijst ? '<p>Not these:</p><ul>' + $json.lijst + '</ul>' : '' }}`,
          ),
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
