import { slackChat, teamsChat, whatsAppInbox } from '../../apps/chats.js';
import { whatsAppSender } from '../../apps/sms.js';
import { fullTables } from '../../apps/tables.js';
import { bookingPage } from '../../apps/values.js';
import { oneListener, whatsAppText } from '../../apps/whatsapp.js';
import {
  among,
  both,
  called,
  choose,
  code,
  combine,
  dayOf,
  evenWhenEmpty,
  everyDay,
  keep,
  loop,
  only,
  recipe,
  rowsOf,
  say,
  set,
  spares,
  starts,
  t,
  withErrorBranch,
} from '../../kit/index.js';

const WHATSAPP = { app: whatsAppSender.app, setup: whatsAppSender.setup ?? [] };
const tables = among(fullTables, 'googleSheets', 'airtable');

export const whatsAppConfirm = recipe({
  id: 'whatsapp-appointment-confirmation',
  category: 'customer',
  tags: ['whatsapp', 'afspraak', 'bevestigen', 'no-show', 'praktijk', 'salon'],
  saves: spares(
    20,
    'Iemand belt elke ochtend de klanten van morgen na of ze komen.',
    'Every morning someone calls the clients of tomorrow to ask if they come.',
  ),
  variants: combine({ table: tables, chat: [slackChat, teamsChat] }, { take: 2, apart: ['table'] }),
  build: ({ table, chat }) => {
    const tab = say('Afspraken', 'Appointments');
    const number = say('Nummer', 'Number');
    const status = (name: string, of: string, to: string) =>
      table.upsert(name, tab, number, { [number]: of, Status: to });
    const asked = say('Gevraagd', 'Asked');
    const columns = {
      nummer: number,
      naam: say('Naam', 'Name'),
      telefoon: say('Telefoon', 'Phone'),
      dag: say('Dag', 'Day'),
      tijd: say('Tijd', 'Time'),
      status: 'Status',
    };
    const { nodes, path, ref: r } = rowsOf(table, 'Lees de afspraken', tab, 'Afspraak', columns);
    const inbox = starts(whatsAppInbox, 'Antwoord via WhatsApp', 'Bericht');
    return {
      name: both(
        `Afspraken laten bevestigen via WhatsApp, stand in ${table.app.label}, verzetten via ${chat.app.label}`,
        `Have appointments confirmed over WhatsApp, status in ${table.app.label}, moves through ${chat.app.label}`,
      ),
      description: both(
        `Elke ochtend krijgt wie morgen een afspraak in ${table.app.label} heeft een WhatsApp: 1 is ja, 2 is verzetten. Het antwoord werkt de status bij; wie verzet, krijgt de boekingslink en staat in ${chat.app.label}.`,
        `Every morning who has an appointment of tomorrow in ${table.app.label} gets a WhatsApp: 1 is yes, 2 is move. The answer updates the status; who moves gets the booking link and shows in ${chat.app.label}.`,
      ),
      benefit: both(
        'Lege plekken in de agenda zie je een dag van tevoren.',
        'You see empty places in the diary a day before.',
      ),
      uses: [
        [WHATSAPP, both('vraagt om bevestiging', 'asks for a confirmation')],
        [whatsAppInbox, both('krijgt de antwoorden', 'gets the answers')],
        [table, both('bevat de afspraken en hun status', 'holds the appointments and their status')],
        [chat, both('meldt wie verzet en wat onduidelijk is', 'reports who moves and what is unclear')],
      ],
      setup: [
        oneListener,
        both(
          'Maak een tabel Afspraken met Nummer (uniek), Naam, Telefoon (als 31612345678), Dag, Tijd en Status; laat Status leeg bij een nieuwe.',
          'Make a table Appointments with Number (unique), Name, Phone (as 31612345678), Day, Time and Status; leave Status empty for a new one.',
        ),
      ],
      notes: [
        {
          over: ['Zoek de vraag erbij', 'Wat is het antwoord?'],
          text: say(
            '## Alleen wie iets gevraagd is\nEen bericht telt als antwoord wanneer er bij dat nummer een afspraak op Gevraagd staat. Andere appjes blijven gewoon in WhatsApp.',
            '## Only who was asked\nA message counts as an answer where an appointment of that number is at Asked. Other messages just stay in WhatsApp.',
          ),
        },
      ],
      names: {
        'Elke ochtend om 10 uur': "Every morning at 10 o'clock",
        'Lees de afspraken': 'Read the appointments',
        Afspraak: 'Appointment',
        'Morgen, nog niet gevraagd': 'Tomorrow, not asked yet',
        'Een voor een': 'One by one',
        'Vraag om bevestiging': 'Ask for a confirmation',
        'Zet op Gevraagd': 'Set to Asked',
        'Meld dat vragen niet lukte': 'Report that asking failed',
        'Antwoord via WhatsApp': 'Answer over WhatsApp',
        Bericht: 'Message',
        'Heeft tekst': 'Has text',
        'Lees wat gevraagd is': 'Read what was asked',
        'Zoek de vraag erbij': 'Find the question to it',
        'Wat is het antwoord?': 'What is the answer?',
        'Zet op Bevestigd': 'Set to Confirmed',
        'Bedank de klant': 'Thank the client',
        'Zet op Verzetten': 'Set to Move',
        'Stuur de boekingslink': 'Send the booking link',
        'Meld dat iemand verzet': 'Report that somebody moves',
        'Meld onduidelijk antwoord': 'Report an unclear answer',
      },
      nodes: [
        everyDay('Elke ochtend om 10 uur', 10),
        ...nodes,
        keep('Morgen, nog niet gevraagd', [
          [`={{ ${dayOf('$json.dag')}.toISODate() === $now.plus({ days: 1 }).toISODate() }}`, 'yes'],
          ['={{ $json.status }}', 'empty'],
          ['={{ $json.telefoon }}', 'filled'],
        ]),
        loop('Een voor een', 1),
        withErrorBranch(
          whatsAppSender.send(
            'Vraag om bevestiging',
            only(r.telefoon),
            say(
              t`Beste ${r.naam}, je hebt morgen om ${r.tijd} een afspraak bij ons. Kom je? Antwoord met 1 voor ja of 2 om te verzetten.`,
              t`Dear ${r.naam}, tomorrow at ${r.tijd} you have an appointment with us. Will you come? Answer 1 for yes or 2 to move it.`,
            ),
          ),
        ),
        status('Zet op Gevraagd', only(r.nummer), asked),
        chat.post(
          'Meld dat vragen niet lukte',
          say(
            t`${r.naam} (${r.telefoon}) kreeg geen WhatsApp over de afspraak van morgen om ${r.tijd}: bel even.`,
            t`${r.naam} (${r.telefoon}) got no WhatsApp about the appointment of tomorrow at ${r.tijd}: please call.`,
          ),
        ),
        ...inbox.nodes,
        keep('Heeft tekst', [[only(inbox.ref.text), 'filled']]),
        evenWhenEmpty(
          table.find('Lees wat gevraagd is', tab, say('Telefoon', 'Phone'), only(inbox.ref.from)),
        ),
        code(
          'Zoek de vraag erbij',
          `
const tekst = String($('Bericht').first().json.text ?? '').trim().toLowerCase();
const open = $input.all().map(({ json: $json }) => ({ nummer: String(${table.cell(number)} ?? ''), naam: String(${table.cell(columns.naam)} ?? ''), tijd: String(${table.cell(columns.tijd)} ?? ''), status: String(${table.cell('Status')} ?? '') })).filter((een) => een.nummer !== '' && een.status === '${asked}').at(-1);
if (!open) return [];
const antwoord = /^(1|ja|yes)\\b/.test(tekst) ? 'ja' : /^(2|nee|no|verzet|move)/.test(tekst) ? 'nee' : 'anders';
return [{ json: { ...open, antwoord, tekst }, pairedItem: 0 }];`,
        ),
        choose(
          'Wat is het antwoord?',
          [
            [say('Komt', 'Comes'), ['={{ $json.antwoord }}', 'is', 'ja']],
            [say('Verzet', 'Moves'), ['={{ $json.antwoord }}', 'is', 'nee']],
          ],
          say('Onduidelijk', 'Unclear'),
        ),
        status('Zet op Bevestigd', '={{ $json.nummer }}', say('Bevestigd', 'Confirmed')),
        whatsAppText(
          'Bedank de klant',
          only(inbox.ref.from),
          say('Fijn, tot morgen!', 'Good, see you tomorrow!'),
        ),
        status('Zet op Verzetten', '={{ $json.nummer }}', say('Verzetten', 'Move')),
        whatsAppText(
          'Stuur de boekingslink',
          only(inbox.ref.from),
          say(
            `=Geen probleem. Kies hier een nieuw moment: ${bookingPage}`,
            `=No problem. Choose another time here: ${bookingPage}`,
          ),
        ),
        chat.post(
          'Meld dat iemand verzet',
          say(
            "={{ $('Zoek de vraag erbij').item.json.naam }} komt morgen om {{ $('Zoek de vraag erbij').item.json.tijd }} niet en verzet de afspraak: de plek is vrij.",
            "={{ $('Zoek de vraag erbij').item.json.naam }} does not come tomorrow at {{ $('Zoek de vraag erbij').item.json.tijd }} and moves the appointment: the place is free.",
          ),
        ),
        chat.post(
          'Meld onduidelijk antwoord',
          say(
            '={{ $json.naam }} antwoordde op de afspraak van morgen om {{ $json.tijd }}: “{{ $json.tekst }}”. Bel of app terug.',
            '={{ $json.naam }} answered about the appointment of tomorrow at {{ $json.tijd }}: “{{ $json.tekst }}”. Call or write back.',
          ),
        ),
      ],
      flow: [
        `Elke ochtend om 10 uur > ${path} > Morgen, nog niet gevraagd > Een voor een #1 > Vraag om bevestiging > Zet op Gevraagd > Een voor een`,
        'Vraag om bevestiging #1 > Meld dat vragen niet lukte > Een voor een',
        `${inbox.path} > Heeft tekst > Lees wat gevraagd is > Zoek de vraag erbij > Wat is het antwoord? > Zet op Bevestigd > Bedank de klant`,
        'Wat is het antwoord? #1 > Zet op Verzetten > Stuur de boekingslink > Meld dat iemand verzet',
        'Wat is het antwoord? #2 > Meld onduidelijk antwoord',
      ],
    };
  },
});

export const whatsAppStop = recipe({
  id: 'whatsapp-stop-list',
  category: 'customer',
  tags: ['whatsapp', 'afmelden', 'avg', 'toestemming', 'bouwsteen'],
  saves: spares(
    5,
    'Iemand zoekt wie “stop” appte en haalt het nummer uit elke lijst.',
    'Someone looks up who wrote “stop” and takes the number off every list.',
  ),
  variants: combine(
    { table: among(fullTables, 'googleSheets', 'dataTables'), chat: [slackChat, teamsChat] },
    { take: 2, apart: ['table'] },
  ),
  build: ({ table, chat }) => {
    const { nodes, path, ref: b } = starts(whatsAppInbox, 'Bericht van iemand', 'Bericht');
    const tab = say('Niet appen', 'Do not message');
    const phone = say('Telefoon', 'Phone');
    return {
      name: both(
        `STOP via WhatsApp: stoplijst in ${table.app.label} die al je flows raadplegen`,
        `STOP over WhatsApp: a list in ${table.app.label} that all your flows ask`,
      ),
      description: both(
        `Wie STOP of AFMELDEN appt, komt met datum op de stoplijst in ${table.app.label}, krijgt een bevestiging en staat in ${chat.app.label}; START haalt iemand er weer af. Andere flows vragen dit blok of een nummer nog bericht mag krijgen.`,
        `Who writes STOP is put on the list in ${table.app.label} with the date, gets a confirmation and shows in ${chat.app.label}; START takes somebody off again. Other flows ask this block whether a number may still be written to.`,
      ),
      benefit: both('Eén keer stop is overal stop.', 'Stop once is stop everywhere.'),
      uses: [
        [whatsAppInbox, both('ontvangt het afmelden', 'receives the opt-out')],
        [{ app: whatsAppSender.app }, both('bevestigt', 'confirms')],
        [table, both('is de stoplijst', 'is the list')],
        [chat, both('leest mee', 'reads along')],
      ],
      setup: [
        oneListener,
        both(
          'Maak een tabel Niet appen met de kolommen Telefoon, Stand en Sinds.',
          'Make a table Do not message with the columns Phone, State and Since.',
        ),
        both(
          'Roep dit blok in andere flows aan met Execute Workflow en het veld telefoon, en verstuur alleen als mag waar is.',
          'Call this block in other flows with Execute Workflow and the field phone, and only send where allowed is true.',
        ),
      ],
      names: {
        'Bericht van iemand': 'Message of somebody',
        Bericht: 'Message',
        'Stop of start?': 'Stop or start?',
        'Zet op de stoplijst': 'Put on the list',
        'Bevestig het afmelden': 'Confirm the opt-out',
        'Meld het afmelden': 'Report the opt-out',
        'Haal van de stoplijst': 'Take off the list',
        'Bevestig het aanmelden': 'Confirm the opt-in',
        'Mag dit nummer?': 'May this number?',
        'Zoek op de stoplijst': 'Look in the list',
        'Geef het oordeel': 'Give the verdict',
      },
      nodes: [
        ...nodes,
        choose('Stop of start?', [
          [
            'STOP',
            [
              "={{ String($json.text ?? '').trim().toLowerCase() }}",
              'matches',
              '^(stop|afmelden|uitschrijven|unsubscribe)\\b',
            ],
          ],
          ['START', ["={{ String($json.text ?? '').trim().toLowerCase() }}", 'matches', '^start\\b']],
        ]),
        table.upsert('Zet op de stoplijst', tab, phone, {
          [phone]: only(b.from),
          [say('Stand', 'State')]: 'stop',
          [say('Sinds', 'Since')]: '={{ $now.toISODate() }}',
        }),
        whatsAppText(
          'Bevestig het afmelden',
          only(b.from),
          say(
            'Je krijgt van ons geen WhatsApp-berichten meer. Toch weer wel? Antwoord dan START.',
            'We send you no more WhatsApp messages. Changed your mind? Then answer START.',
          ),
        ),
        chat.post(
          'Meld het afmelden',
          say(
            t`${b.name} (+${b.from}) wil geen WhatsApp meer en staat op de stoplijst.`,
            t`${b.name} (+${b.from}) wants no more WhatsApp and is on the list.`,
          ),
        ),
        table.upsert('Haal van de stoplijst', tab, phone, {
          [phone]: only(b.from),
          [say('Stand', 'State')]: 'start',
          [say('Sinds', 'Since')]: '={{ $now.toISODate() }}',
        }),
        whatsAppText(
          'Bevestig het aanmelden',
          only(b.from),
          say('Welkom terug. STOP meldt je weer af.', 'Welcome back. STOP signs you off again.'),
        ),
        called('Mag dit nummer?', { [say('telefoon', 'phone')]: 'string' }),
        evenWhenEmpty(
          table.find(
            'Zoek op de stoplijst',
            tab,
            phone,
            `={{ String($json.${say('telefoon', 'phone')} ?? '').replace(/\\D/g, '').replace(/^00/, '').replace(/^0/, '31') }}`,
          ),
        ),
        set('Geef het oordeel', {
          [say('telefoon', 'phone')]: `={{ $('Mag dit nummer?').item.json.${say('telefoon', 'phone')} }}`,
          [say('mag', 'allowed')]: [
            'boolean',
            `={{ String($json${table.cell(say('Stand', 'State')).slice(5)} ?? '') !== 'stop' }}`,
          ],
        }),
      ],
      flow: [
        `${path} > Stop of start? > Zet op de stoplijst > Bevestig het afmelden > Meld het afmelden`,
        'Stop of start? #1 > Haal van de stoplijst > Bevestig het aanmelden',
        'Mag dit nummer? > Zoek op de stoplijst > Geef het oordeel',
      ],
    };
  },
});
