import { endedMeetings } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { companyCrms } from '../../apps/companies.js';
import { liveDesks } from '../../apps/helpdesks.js';
import { leadForms } from '../../apps/lead-sources.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { comprehend, monica, monicaNode, moodOf } from '../../apps/specialists.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { translators } from '../../apps/translators.js';
import { mailOf } from '../../apps/values.js';
import {
  ask,
  both,
  choose,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  extract,
  goOnAfterError,
  keep,
  only,
  recipe,
  say,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { byName } from './parts.js';

export const bedrijvenkaart = recipe({
  id: 'company-from-request',
  category: 'customer',
  tags: ['crm', 'bedrijven', 'aanvraag'],
  saves: spares(
    8,
    'Iemand zoekt het bedrijf achter een aanvraag op en voert het in.',
    'Someone looks up the company behind a request and enters it.',
  ),
  variants: combine(
    { form: leadForms, crm: companyCrms, model: mainModels, tasks: taskApps },
    { take: 9, apart: ['form', 'crm', 'tasks'] },
  ),
  build: ({ form, crm, model, tasks }) => {
    const { nodes, path, ref: l } = starts(form, 'Nieuwe aanvraag', 'Aanvraag');
    return {
      name: both(
        `Bedrijf uit ${form.app.label}-aanvraag in ${crm.app.label} zetten en bellen via ${tasks.app.label}`,
        `Company from a ${form.app.label} request to ${crm.app.label}, with a ${tasks.app.label} call`,
      ),
      description: both(
        `Wanneer ${form.event.nl}, leest ${model.app.label} er bedrijf en vraag uit. Een zakelijke aanvraag wordt een bedrijf in ${crm.app.label} met een belactie in ${tasks.app.label}.`,
        `When ${form.event.en}, ${model.app.label} reads company and question from it. A business request becomes a company in ${crm.app.label} with a call in ${tasks.app.label}.`,
      ),
      benefit: both(
        'Elke zakelijke aanvraag staat meteen goed in het CRM.',
        'Every business request is in the CRM properly at once.',
      ),
      uses: [
        [form, both('levert de aanvragen', 'brings the requests')],
        [model, both('haalt het bedrijf uit de tekst', 'reads the company from the text')],
        [crm, both('krijgt het bedrijf', 'gets the company')],
        [tasks, both('krijgt de belactie', 'gets the call to make')],
      ],
      setup: [
        both(
          'Pas in "Lees het bedrijf" aan welke gegevens je wilt bewaren.',
          'Adapt which data to keep in "Lees het bedrijf".',
        ),
      ],
      notes: [
        {
          over: ['Ken ik dit bedrijf?', 'Nog geen kaart?', 'Onthoud het bedrijf'],
          text: say(
            `## Eén kaart per bedrijf\nVraagt hetzelfde bedrijf nog iets, dan komt er alleen een belactie bij. Onthouden werkt zodra de workflow actief is; een bedrijf dat al eerder in ${crm.app.label} stond, voeg je daar zelf samen.`,
            `## One record a company\nWhere the same company asks again, only a call is added. Remembering works once the workflow is active; a company that was in ${crm.app.label} before is merged there by hand.`,
          ),
        },
      ],
      names: {
        'Nieuwe aanvraag': 'New request',
        Aanvraag: 'Request',
        'Lees het bedrijf': 'Read the company',
        Lezer: 'Reader',
        'Zakelijk?': 'Business?',
        'Ken ik dit bedrijf?': 'Is this company known?',
        'Nog geen kaart?': 'No record yet?',
        'Onthoud het bedrijf': 'Remember the company',
        'Maak bedrijf aan': 'Create company',
        'Plan belactie': 'Plan a call',
        'Vraag om invoeren': 'Ask to enter by hand',
        'Beantwoord particulier': 'Answer private person',
      },
      nodes: [
        ...nodes,
        withErrorBranch(
          extract(
            'Lees het bedrijf',
            say(
              t`Bedrijf: ${l.company}\nE-mail: ${l.email}\nBericht: ${l.message}`,
              t`Company: ${l.company}\nEmail: ${l.email}\nMessage: ${l.message}`,
            ),
            [
              [
                'bedrijf?',
                'string',
                say(
                  'Naam van het bedrijf, leeg bij een particulier',
                  'Name of the company, empty for a private person',
                ),
              ],
              [
                'website?',
                'string',
                say(
                  'Domein zonder https, afgeleid van het e-mailadres als dat zakelijk is',
                  'Domain without https, derived from the email address if that is a business one',
                ),
              ],
              ['vraag', 'string', say('De vraag in een zin', 'The question in one sentence')],
            ],
          ),
        ),
        model.attach('Lezer', 'Lees het bedrijf'),
        when('Zakelijk?', [['={{ $json.output.bedrijf }}', 'filled']]),
        code(
          'Ken ik dit bedrijf?',
          `
const gemaakt = $getWorkflowStaticData('global').gemaakt ?? {};
return $input.all().map(({ json }, pairedItem) => {
  const sleutel = String(json.output?.website || json.output?.bedrijf || '').trim().toLowerCase();
  return { json: { ...json, sleutel, bekend: gemaakt[sleutel] === true }, pairedItem };
});`,
        ),
        when('Nog geen kaart?', [['={{ $json.bekend }}', 'no']]),
        codeEach(
          'Onthoud het bedrijf',
          `
const geheugen = $getWorkflowStaticData('global');
geheugen.gemaakt = { ...(geheugen.gemaakt ?? {}), [$('Ken ik dit bedrijf?').item.json.sleutel]: true };
return { json: $json };`,
        ),
        withErrorBranch(
          crm.createCompany('Maak bedrijf aan', {
            name: '={{ $json.output.bedrijf }}',
            website: "={{ $json.output.website ?? '' }}",
            phone: only(l.phone),
            description: '={{ $json.output.vraag }}',
          }),
        ),
        tasks.create('Plan belactie', {
          title: say(t`Bel ${l.name} over de aanvraag`, t`Call ${l.name} about the request`),
          description: t`{{ $('Lees het bedrijf').item.json.output.vraag }}\n${l.phone} ${l.email}`,
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
        tasks.create('Vraag om invoeren', {
          title: say(
            t`Voer het bedrijf van ${l.name} met de hand in`,
            t`Enter the company of ${l.name} by hand`,
          ),
          description: say(
            t`Het bedrijf kwam niet vanzelf in ${crm.app.label}. Bel daarna over de vraag:\n${l.company}\n${l.message}\n${l.phone} ${l.email}`,
            t`The company did not get into ${crm.app.label} by itself. Call about the question next:\n${l.company}\n${l.message}\n${l.phone} ${l.email}`,
          ),
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
        tasks.create('Beantwoord particulier', {
          title: say(t`Beantwoord ${l.name}`, t`Answer ${l.name}`),
          description: t`${l.message}\n${l.phone} ${l.email}`,
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
      ],
      flow: [
        `${path} > Lees het bedrijf > Zakelijk? > Ken ik dit bedrijf? > Nog geen kaart? > Maak bedrijf aan > Onthoud het bedrijf > Plan belactie`,
        'Nog geen kaart? #1 > Plan belactie',
        'Maak bedrijf aan #1 > Vraag om invoeren',
        'Zakelijk? #1 > Beantwoord particulier',
        'Lees het bedrijf #1 > Vraag om invoeren',
      ],
    };
  },
});

export const stemmingMeten = recipe({
  id: 'ticket-mood',
  category: 'customer',
  tags: ['stemming', 'tickets', 'aws'],
  saves: spares(
    3,
    'Een teamleider leest mee om boze klanten op tijd te zien.',
    'A team lead reads along to spot angry customers in time.',
  ),
  variants: combine(
    {
      desk: liveDesks,
      translator: translators,
      chat: chats,
      table: tables,
    },
    { take: 7, apart: ['desk', 'chat'] },
  ),
  build: ({ desk, translator, chat, table }) => {
    const { nodes, path, ref: k } = starts(desk.newTicket, 'Ticket erbij', 'Ticket');
    return {
      name: both(
        `Boze klanten in ${desk.app.label} herkennen met AWS Comprehend en melden in ${chat.app.label}`,
        `Spot angry ${desk.app.label} customers with AWS Comprehend and tell ${chat.app.label}`,
      ),
      description: both(
        `${translator.app.label} zet elk ticket uit ${desk.app.label} om naar het Engels, waarna AWS Comprehend de stemming bepaalt. Boze klanten staan in ${chat.app.label}, blije en neutrale alleen in ${table.app.label}.`,
        `${translator.app.label} turns each ${desk.app.label} ticket into English and AWS Comprehend decides the mood. Angry customers appear in ${chat.app.label}, happy and neutral ones only in ${table.app.label}.`,
      ),
      benefit: both(
        'Je ziet een boze klant voordat hij vertrekt.',
        'You see an angry customer before they leave.',
      ),
      uses: [
        [desk, both('levert tickets en krijgt een notitie', 'brings tickets and gets a note')],
        [desk.newTicket, both('meldt nieuwe tickets', 'reports new tickets')],
        [translator, both('vertaalt voor de meting', 'translates for the measurement')],
        [{ app: comprehend }, both('bepaalt de stemming', 'decides the mood')],
        [chat, both('ziet boze klanten', 'sees angry customers')],
        [table, both('houdt de stemming bij', 'keeps the mood')],
      ],
      setup: [
        both(
          'Maak het tabblad Stemming met Datum, Ticket en Stemming.',
          'Create the tab Mood with Date, Ticket and Mood.',
        ),
      ],
      names: {
        'Ticket erbij': 'Ticket added',
        Ticket: 'Ticket',
        'Naar het Engels': 'Into English',
        'Meld dat meten mislukt': 'Report that measuring failed',
        'Bepaal stemming': 'Decide mood',
        'Welke stemming?': 'Which mood?',
        'Meld boze klant': 'Report angry customer',
        'Noteer gemengd gevoel': 'Note mixed feelings',
        'Noteer stemming': 'Record mood',
        'Ticket erbij ophalen': 'Ticket added: fetch',
      },
      nodes: [
        ...nodes,
        withErrorBranch(translator.translate('Naar het Engels', t`${k.subject}. ${k.text}`, 'en')),
        chat.post(
          'Meld dat meten mislukt',
          say(
            t`De stemming van het ticket van ${k.name} kon niet worden gemeten; lees het zelf: ${k.subject} ${k.link}`,
            t`The mood of the ticket of ${k.name} could not be measured; read it yourself: ${k.subject} ${k.link}`,
          ),
        ),
        withErrorBranch(moodOf('Bepaal stemming', `={{ String(${translator.translated}).slice(0, 4500) }}`)),
        choose(
          'Welke stemming?',
          [
            [say('Boos', 'Angry'), ['={{ $json.Sentiment }}', 'is', 'NEGATIVE']],
            [say('Gemengd', 'Mixed'), ['={{ $json.Sentiment }}', 'is', 'MIXED']],
          ],
          say('Goed', 'Good'),
        ),
        chat.post(
          'Meld boze klant',
          say(
            t`${k.name} klinkt boos: ${k.subject} ${k.link}`,
            t`${k.name} sounds angry: ${k.subject} ${k.link}`,
          ),
        ),
        desk.note(
          'Noteer gemengd gevoel',
          only(k.id),
          say(
            '=Stemming: gemengd. Lees het bericht helemaal voor je antwoordt.',
            '=Mood: mixed. Read the whole message before you answer.',
          ),
        ),
        table.append('Noteer stemming', say('Stemming', 'Mood'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          Ticket: only(k.id),
          [say('Stemming', 'Mood')]: "={{ $('Bepaal stemming').item.json.Sentiment }}",
        }),
      ],
      flow: [
        `${path} > Naar het Engels > Bepaal stemming > Welke stemming? > Meld boze klant > Noteer stemming`,
        'Naar het Engels #1 > Meld dat meten mislukt',
        'Bepaal stemming #1 > Meld dat meten mislukt',
        'Welke stemming? #1 > Noteer gemengd gevoel > Noteer stemming',
        'Welke stemming? #2 > Noteer stemming',
      ],
    };
  },
});

const REMIND_MONTHS = ownLimit(
  ['Maanden tot de herinnering', 'Months until the reminder'],
  ['Na hoeveel maanden je weer wilt bellen.', 'After how many months you want to call again.'],
  3,
);

export const relatiegeheugen = recipe({
  id: 'personal-relations',
  category: 'customer',
  tags: ['relatiebeheer', 'zzp', 'afspraken'],
  saves: spares(
    7,
    'Een zelfstandige noteert na elk gesprek wat hij moet onthouden.',
    'A freelancer writes down what to remember after each conversation.',
  ),
  variants: combine(
    { meeting: endedMeetings, model: mainModels, mailer: mailers },
    { take: 6, apart: ['meeting', 'mailer'] },
  ),
  build: ({ meeting, model, mailer }) => {
    const { nodes, path, ref: m } = starts(meeting, 'Gesprek voorbij', 'Gesprek');
    return {
      name: both(
        `Na een gesprek in ${meeting.app.label} de relatie bijwerken in Monica en bedanken via ${mailer.app.label}`,
        `After a ${meeting.app.label} meeting, update Monica and say thanks by ${mailer.app.label}`,
      ),
      description: both(
        `Wanneer ${meeting.event.nl}, krijgt de persoon in Monica een notitie en over drie maanden (of jouw keuze) een herinnering. ${model.app.label} schrijft een bedankje dat via ${mailer.app.label} weggaat.`,
        `When ${meeting.event.en}, it finds the person in Monica, adds a note and sets a reminder three months ahead (or your choice). ${model.app.label} writes a thank-you that goes out via ${mailer.app.label}.`,
      ),
      benefit: both('Je vergeet niemand meer te bellen.', 'You no longer forget to call anyone.'),
      uses: [
        [meeting, both('meldt het einde van een gesprek', 'reports the end of a meeting')],
        [{ app: monica }, both('is je relatiegeheugen', 'is your memory of relations')],
        [model, both('schrijft het bedankje', 'writes the thank-you')],
        [
          mailer,
          both(
            'verstuurt het bedankje en meldt wie er nog niet in staat',
            'sends the thank-you and tells who is missing',
          ),
        ],
      ],
      setup: [],
      names: {
        'Gesprek voorbij': 'Meeting over',
        Gesprek: 'Meeting',
        'Met iemand van buiten': 'With someone from outside',
        'Zoek persoon': 'Find person',
        'Bekend in Monica?': 'Known in Monica?',
        'Mail onbekende relatie': 'Mail an unknown relation',
        'Noteer gesprek': 'Record meeting',
        'Plan herinnering': 'Plan reminder',
        'Schrijf bedankje': 'Write thank-you',
        Schrijver: 'Writer',
        'Verstuur bedankje': 'Send thank-you',
        'Bedank kort': 'Thank briefly',
      },
      nodes: [
        ...nodes,
        keep('Met iemand van buiten', [[only(m.email), 'contains', '@']]),
        goOnAfterError(
          evenWhenEmpty(
            monicaNode('Zoek persoon', 'contact', 'getAll', {
              returnAll: false,
              limit: 1,
              filters: { query: only(m.name) },
            }),
          ),
        ),
        when('Bekend in Monica?', [
          ['={{ $json.id }}', 'filled'],
          [
            "={{ [$json.complete_name, [$json.first_name, $json.last_name].filter(Boolean).join(' ')].map((een) => String(een ?? '').trim().toLowerCase()).includes(String($('Gesprek').item.json.name ?? '').trim().toLowerCase()) }}",
            'yes',
          ],
        ]),
        mailer.send(
          'Mail onbekende relatie',
          mailOf.me,
          say(t`${m.name} staat niet in Monica`, t`${m.name} is not in Monica`),
          say(
            t`<p>Je sprak ${m.name} (${m.email}): ${m.title}. Deze naam staat zo niet in Monica, of Monica gaf geen antwoord. Zet de persoon erin en noteer het gesprek zelf.</p>`,
            t`<p>You talked to ${m.name} (${m.email}): ${m.title}. Monica has nobody of exactly this name, or did not answer. Add the person and note the meeting yourself.</p>`,
          ),
        ),
        monicaNode('Noteer gesprek', 'note', 'create', {
          contactId: '={{ $json.id }}',
          body: say(
            t`Gesprek "${m.title}" op {{ $now.toFormat('d-M-yyyy') }}`,
            t`Meeting "${m.title}" on {{ $now.toFormat('d-M-yyyy') }}`,
          ),
          additionalFields: {},
        }),
        monicaNode('Plan herinnering', 'reminder', 'create', {
          contactId: "={{ $('Zoek persoon').item.json.id }}",
          frequencyType: 'one_time',
          initialDate: `={{ $now.plus({ months: ${REMIND_MONTHS} }).toISODate() }}`,
          title: say(t`Weer eens bellen met ${m.name}`, t`Call ${m.name} again some time`),
          additionalFields: {},
        }),
        withErrorBranch(
          ask(
            'Schrijf bedankje',
            say(
              'Schrijf een Nederlands bedankje van drie zinnen na een gesprek, in HTML zonder codeblok, warm en zonder verkooppraat. Verzin niet wat er is besproken, onderteken niet en laat geen invulplek open.',
              'Write an English thank-you of three sentences after a meeting, in HTML without a code block, warm and without a sales pitch. Do not make up what was discussed, do not sign it and leave nothing to fill in.',
            ),
            say(t`Gesprek: ${m.title} met ${m.name}`, t`Meeting: ${m.title} with ${m.name}`),
          ),
        ),
        model.attach('Schrijver', 'Schrijf bedankje'),
        mailer.send(
          'Bedank kort',
          only(m.email),
          say('Fijn je te spreken', 'Good to talk to you'),
          say(
            t`<p>Hallo${byName(m.name)},</p><p>Dank voor het gesprek. Heb je nog een vraag, antwoord dan gerust op deze mail.</p>`,
            t`<p>Hello${byName(m.name)},</p><p>Thank you for the talk. If you have another question, just reply to this email.</p>`,
          ),
        ),
        mailer.send(
          'Verstuur bedankje',
          only(m.email),
          say('Fijn je te spreken', 'Good to talk to you'),
          "={{ String($json.text).replace(/^```\\w*\\s*|```\\s*$/g, '') }}",
        ),
      ],
      flow: [
        `${path} > Met iemand van buiten > Zoek persoon > Bekend in Monica? > Noteer gesprek > Plan herinnering`,
        'Bekend in Monica? #1 > Mail onbekende relatie',
        'Met iemand van buiten > Schrijf bedankje > Verstuur bedankje',
        'Schrijf bedankje #1 > Bedank kort',
      ],
    };
  },
});
