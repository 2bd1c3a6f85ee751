import { chats } from '../../apps/chats.js';
import { crms, crmsWithNotes } from '../../apps/crms.js';
import { leadForms } from '../../apps/lead-sources.js';
import { ownLimit } from '../../apps/limits.js';
import { mailingLists } from '../../apps/mailing-lists.js';
import { smsSenders } from '../../apps/sms.js';
import { fullTables, tables } from '../../apps/tables.js';
import { phoneOf } from '../../apps/values.js';
import {
  both,
  type Crm,
  called,
  codeEach,
  combine,
  cron,
  keep,
  only,
  recipe,
  say,
  set,
  starts,
  stop,
  t,
  when,
} from '../../kit/index.js';
import { PUT_ONCE_NAMES, putOnce } from '../customer/parts.js';

const PHONE = phoneOf(['de manager', 'the manager']);

const LEAD_HOURS = ownLimit(
  ['Werkuren tot het bericht', 'Working hours until the message'],
  ['Na hoeveel werkuren het team bericht krijgt.', 'After how many working hours the team is told.'],
  2,
);
const MANAGER_HOURS = ownLimit(
  ['Werkuren tot de manager', 'Working hours until the manager'],
  ['Na hoeveel werkuren de manager bericht krijgt.', 'After how many working hours the manager is told.'],
  4,
);

export const leadDeadline = recipe({
  id: 'lead-answer-deadline',
  category: 'marketing',
  tags: ['leads', 'opvolging', 'escalatie'],
  saves: {
    minutes: 10,
    nl: 'Een teamleider controleert een paar keer per dag of alle leads zijn gebeld.',
    en: 'A team lead checks several times a day whether every lead was called.',
  },
  variants: combine(
    { form: leadForms, table: fullTables, chat: chats, sms: smsSenders, crm: crms },
    { take: 10, apart: ['form', 'table', 'chat'] },
  ),
  build: ({ form, table, chat, sms, crm }) => {
    const { nodes, path, ref: lead } = starts(form, 'Lead binnen', 'Lead');
    const put = putOnce(crm, 'Zet in CRM', {
      email: only(lead.email),
      name: only(lead.name),
      company: only(lead.company),
      phone: only(lead.phone),
    });
    return {
      name: both(
        `Leads uit ${form.app.label} op tijd opvolgen met ${table.app.label} en ${chat.app.label}`,
        `Follow up ${form.app.label} leads in time with ${table.app.label} and ${chat.app.label}`,
      ),
      description: both(
        `Legt leads uit ${form.app.label} vast in ${table.app.label} en ${crm.app.label}. Staat een lead na twee werkuren (of jouw grens) nog open, dan komt er een bericht in ${chat.app.label}; na vier krijgt de manager er een via ${sms.app.label}.`,
        `Records ${form.app.label} leads in ${table.app.label} and ${crm.app.label}. A lead still open after two working hours (or your limit) goes to ${chat.app.label}; after four the manager gets a message by ${sms.app.label}.`,
      ),
      benefit: both(
        'Elke lead heeft binnen een halve dag antwoord.',
        'Every lead has an answer within half a day.',
      ),
      uses: [
        [form, both('levert de leads', 'delivers the leads')],
        [table, both('houdt bij wie wacht', 'keeps who is waiting')],
        [crm, both('bewaart het contact', 'keeps the contact')],
        [chat, both('herinnert het team', 'reminds the team')],
        [sms, both('waarschuwt de manager', 'warns the manager')],
      ],
      setup: [
        both(
          'Het team zet een gebelde lead in het tabblad Leads op "gebeld".',
          'The team sets a lead that was called to "called" in the tab Leads.',
        ),
      ],
      notes: [
        {
          over: ['Noteer lead', 'Zet in CRM'],
          text: say(
            '## Twee plekken\nHet overzicht is voor de bewaking, het CRM voor de relatie.',
            '## Two places\nThe overview is for watching, the CRM for the relationship.',
          ),
        },
        {
          over: ['Elk half uur op werkdagen', 'Te lang voor de manager?'],
          text: say(
            '## Bewaking\nLoopt op werkdagen van acht tot half zeven en telt alleen die uren: bij een lead van de avond of het weekend begint de klok de volgende werkdag om acht uur. Per stap krijgt een lead maar één bericht: de status schuift op.',
            '## Watching\nRuns on working days from eight to half past six and counts those hours only: for a lead of the evening or the weekend the clock starts at eight on the next working day. A lead gets one message per stage only: its status moves up.',
          ),
        },
      ],
      names: {
        ...PUT_ONCE_NAMES,
        'Lead binnen': 'Lead in',
        Lead: 'Lead',
        'Noteer lead': 'Record lead',
        'Zet in CRM': 'Add to CRM',
        'Meld lead': 'Announce lead',
        'Elk half uur op werkdagen': 'Every half hour on working days',
        'Lees leads': 'Read leads',
        'Lead in lijst': 'Lead in list',
        'Tel werkuren': 'Count working hours',
        'Nog niet gebeld': 'Not called yet',
        'Te lang voor de manager?': 'Too long for the manager?',
        'Manager weet het nog niet': 'Manager does not know yet',
        'Bericht aan manager': 'Message to manager',
        'Status naar manager': 'Status to manager',
        'Team weet het nog niet': 'Team does not know yet',
        'Herinner team': 'Remind team',
        'Status naar herinnerd': 'Status to reminded',
      },
      nodes: [
        ...nodes,
        table.upsert('Noteer lead', 'Leads', say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: only(lead.email),
          [say('Naam', 'Name')]: only(lead.name),
          [say('Telefoon', 'Phone')]: only(lead.phone),
          Status: say('nieuw', 'new'),
          [say('Binnen', 'Received')]: '={{ $now.toISO() }}',
        }),
        ...put.nodes,
        chat.post(
          'Meld lead',
          say(
            t`Nieuwe lead: ${lead.name} (${lead.phone}). ${lead.message}`,
            t`New lead: ${lead.name} (${lead.phone}). ${lead.message}`,
          ),
        ),
        cron('Elk half uur op werkdagen', '0,30 8-18 * * 1-5'),
        table.rows('Lees leads', 'Leads'),
        set('Lead in lijst', {
          email: `={{ ${table.cell(say('E-mail', 'Email'))} }}`,
          naam: `={{ ${table.cell(say('Naam', 'Name'))} }}`,
          telefoon: `={{ ${table.cell(say('Telefoon', 'Phone'))} }}`,
          status: `={{ ${table.cell('Status')} }}`,
          binnen: `={{ ${table.cell(say('Binnen', 'Received'))} }}`,
        }),
        codeEach(
          'Tel werkuren',
          `
let moment = DateTime.fromISO(String($json.binnen ?? ''));
let uren = 0;
// ${say('Daarna verandert er niets meer.', 'After that nothing changes any more.')}
while (moment.isValid && moment < $now && uren < ${MANAGER_HOURS} + 1) {
  const tijd = moment.hour + moment.minute / 60;
  if (moment.weekday < 6 && tijd >= 8 && tijd < 18.5) uren += 0.25;
  moment = moment.plus({ minutes: 15 });
}
return { json: { ...$json, uren } };`,
        ),
        keep('Nog niet gebeld', [
          ['={{ $json.status }}', 'isNot', say('gebeld', 'called')],
          ['={{ $json.uren }}', '>=', `={{ ${LEAD_HOURS} }}`],
        ]),
        when('Te lang voor de manager?', [['={{ $json.uren }}', '>=', `={{ ${MANAGER_HOURS} }}`]]),
        keep('Manager weet het nog niet', [['={{ $json.status }}', 'isNot', 'manager']]),
        sms.send(
          'Bericht aan manager',
          PHONE,
          say(
            `=Lead {{ $json.naam }} wacht al {{ ${MANAGER_HOURS} }} werkuren of langer. Bel {{ $json.telefoon || $json.email }}.`,
            `=Lead {{ $json.naam }} has been waiting for {{ ${MANAGER_HOURS} }} working hours or longer. Call {{ $json.telefoon || $json.email }}.`,
          ),
        ),
        table.upsert('Status naar manager', 'Leads', say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: "={{ $('Lead in lijst').item.json.email }}",
          Status: 'manager',
        }),
        keep('Team weet het nog niet', [['={{ $json.status }}', 'is', say('nieuw', 'new')]]),
        chat.post(
          'Herinner team',
          say(
            `=Nog niet gebeld: {{ $json.naam }}, {{ $json.telefoon || $json.email }} (wacht al {{ ${LEAD_HOURS} }} werkuren).`,
            `=Not called yet: {{ $json.naam }}, {{ $json.telefoon || $json.email }} (waiting for {{ ${LEAD_HOURS} }} working hours).`,
          ),
        ),
        table.upsert('Status naar herinnerd', 'Leads', say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: "={{ $('Lead in lijst').item.json.email }}",
          Status: say('herinnerd', 'reminded'),
        }),
      ],
      flow: [
        `${path} > Noteer lead > Meld lead`,
        `Lead > ${put.enter}`,
        ...(put.fresh ? [put.fresh] : []),
        'Elk half uur op werkdagen > Lees leads > Lead in lijst > Tel werkuren > Nog niet gebeld > Te lang voor de manager? > Manager weet het nog niet > Bericht aan manager > Status naar manager',
        'Te lang voor de manager? #1 > Team weet het nog niet > Herinner team > Status naar herinnerd',
      ],
    };
  },
});

const put = (crm: Crm) =>
  putOnce(crm, 'Werk contact bij', {
    email: "={{ $('Schoon op').item.json.email }}",
    name: "={{ $('Schoon op').item.json.naam }}",
    phone: "={{ $('Schoon op').item.json.telefoon }}",
  });

export const leadIntake = recipe({
  id: 'shared-lead-intake',
  category: 'marketing',
  tags: ['leads', 'bouwsteen', 'crm'],
  saves: {
    minutes: 4,
    nl: 'Elke bron heeft eigen, net iets andere stappen om een lead op te slaan.',
    en: 'Every source has its own, slightly different steps to store a lead.',
  },
  variants: combine(
    { crm: crmsWithNotes, list: mailingLists, table: tables, chat: chats },
    { take: 9, apart: ['crm', 'list'] },
  ),
  build: ({ crm, list, table, chat }) => ({
    name: both(
      `Leads uit elke bron via één bouwsteen naar ${crm.app.label} en ${list.app.label}`,
      `Leads from any source into ${crm.app.label} and ${list.app.label} through one building block`,
    ),
    description: both(
      `Bouwsteen die je vanuit elk ander proces aanroept: schoont naam en telefoon op, werkt ${crm.app.label} bij met een notitie, zet nieuwsbriefabonnees in ${list.app.label} en bewaart de bron in ${table.app.label}.`,
      `Building block to call from any other process: tidies name and phone, updates ${crm.app.label} with a note, puts newsletter subscribers in ${list.app.label} and keeps the source in ${table.app.label}.`,
    ),
    benefit: both(
      'Alle leads komen op dezelfde manier binnen, waar ze ook vandaan komen.',
      'All leads arrive the same way, wherever they come from.',
    ),
    uses: [
      [crm, both('bewaart contact en notitie', 'keeps contact and note')],
      [list, both('krijgt wie de nieuwsbrief wil', 'gets those who want the newsletter')],
      [table, both('bewaart de herkomst', 'keeps the origin')],
      [chat, both('meldt leads die niet kloppen', 'reports invalid leads')],
    ],
    setup: [
      both(
        'Roep hem aan met Execute Workflow en geef email, naam, telefoon, bron, bericht en nieuwsbrief mee.',
        'Call it with Execute Workflow and pass email, name, phone, source, message and newsletter.',
      ),
    ],
    notes: [
      {
        over: ['Schoon op', 'Adres geldig?'],
        text: say(
          '## Opschonen\nNamen in kleine letters krijgen hoofdletters en Nederlandse nummers de vorm +31…; een ongeldig adres gaat terug naar de afzender van het verzoek.',
          '## Tidying\nNames in small letters get capitals and Dutch numbers the form +31…; an invalid address goes back to whoever sent the request.',
        ),
      },
    ],
    names: {
      ...PUT_ONCE_NAMES,
      'Lead aangeboden': 'Lead offered',
      'Schoon op': 'Tidy up',
      'Adres geldig?': 'Address valid?',
      'Werk contact bij': 'Update contact',
      'Noteer vraag': 'Note question',
      'Wil de nieuwsbrief?': 'Wants the newsletter?',
      'Zet op de lijst': 'Add to the list',
      'Bewaar herkomst': 'Keep origin',
      'Meld ongeldig adres': 'Report invalid address',
      'Geef fout terug': 'Return error',
    },
    nodes: [
      called('Lead aangeboden', {
        email: 'string',
        [say('naam', 'name')]: 'string',
        [say('telefoon', 'phone')]: 'string',
        [say('bron', 'source')]: 'string',
        [say('bericht', 'message')]: 'string',
        [say('nieuwsbrief', 'newsletter')]: 'boolean',
      }),
      codeEach(
        'Schoon op',
        `
const gegeven = $json;
const kaal = String(gegeven.${say('telefoon', 'phone')} ?? '').replace(/[^0-9+]/g, '');
const telefoon = kaal.startsWith('00') ? '+' + kaal.slice(2) : kaal.startsWith('0') ? '+31' + kaal.slice(1) : kaal;
const getypt = String(gegeven.${say('naam', 'name')} ?? '').trim();
const tussen = ['van', 'de', 'der', 'den', 'het', 'ten', 'ter', 'te', 'in', 'op'];
const groot = (woord, i) => (i > 0 && tussen.includes(woord) ? woord : woord.replace(/(^|-)(\\p{Ll})/gu, (alles, voor, letter) => voor + letter.toUpperCase()));
const naam = getypt === getypt.toLowerCase() ? getypt.split(/ +/).map(groot).join(' ') : getypt;
const email = String($json.email ?? '').trim().toLowerCase();
return { json: { bron: gegeven.${say('bron', 'source')}, bericht: gegeven.${say('bericht', 'message')}, nieuwsbrief: gegeven.${say('nieuwsbrief', 'newsletter')}, email, naam, telefoon, geldig: /^[^@ ]+@[^@ ]+\\.[a-z]{2,}$/.test(email) } };`,
      ),
      when('Adres geldig?', [['={{ $json.geldig }}', 'yes']]),
      ...put(crm).nodes,
      crm.note(
        'Noteer vraag',
        `={{ ${crm.contactId} }}`,
        say(
          "=Bron: {{ $('Schoon op').item.json.bron }}. {{ $('Schoon op').item.json.bericht }}",
          "=Source: {{ $('Schoon op').item.json.bron }}. {{ $('Schoon op').item.json.bericht }}",
        ),
      ),
      when('Wil de nieuwsbrief?', [['={{ $json.nieuwsbrief }}', 'yes']]),
      list.subscribe('Zet op de lijst', {
        email: "={{ $('Schoon op').item.json.email }}",
        name: "={{ $('Schoon op').item.json.naam }}",
      }),
      table.append('Bewaar herkomst', say('Herkomst', 'Origin'), {
        [say('E-mail', 'Email')]: '={{ $json.email }}',
        [say('Bron', 'Source')]: '={{ $json.bron }}',
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      chat.post(
        'Meld ongeldig adres',
        say(
          '=Lead van {{ $json.bron }} heeft geen bruikbaar adres: {{ $json.naam }}, {{ $json.email }}',
          '=Lead from {{ $json.bron }} has no usable address: {{ $json.naam }}, {{ $json.email }}',
        ),
      ),
      stop('Geef fout terug', say('Ongeldig e-mailadres', 'Invalid email address')),
    ],
    flow: [
      `Lead aangeboden > Schoon op > Adres geldig? > ${put(crm).enter} > Noteer vraag`,
      ...(put(crm).fresh ? [`${put(crm).fresh} > Noteer vraag`] : []),
      'Adres geldig? > Wil de nieuwsbrief? > Zet op de lijst',
      'Adres geldig? > Bewaar herkomst',
      'Adres geldig? #1 > Meld ongeldig adres > Geef fout terug',
    ],
  }),
});
