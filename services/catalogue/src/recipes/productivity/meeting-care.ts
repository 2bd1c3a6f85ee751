import { googleCalendar } from '../../apps/calendars.js';
import { telegramApp } from '../../apps/chat-apps.js';
import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { notion } from '../../apps/tables.js';
import { googleCalendarId, mailOf, ownDomain, telegramChatId } from '../../apps/values.js';
import { notionAdd, notionFind, pick, telegram } from '../../dsl/apps.js';
import {
  among,
  appTrigger,
  ask,
  both,
  code,
  combine,
  cron,
  everyDay,
  everyWeek,
  goOnAfterError,
  keep,
  node,
  onlyNew,
  recipe,
  say,
  spares,
  withErrorBranch,
} from '../../kit/index.js';

const pairs = among(chats, 'slack', 'microsoftTeams');
const senders = among(mailers, 'gmail', 'outlook');
const events = (name: string, timeMin: string, timeMax: string) =>
  node(name, 'googleCalendar', 1.3, {
    resource: 'event',
    operation: 'getAll',
    calendar: pick(googleCalendarId),
    returnAll: true,
    timeMin,
    timeMax,
    options: { orderBy: 'startTime', recurringEventHandling: 'expand' },
  });

export const meetingAudit = recipe({
  id: 'meeting-load-audit',
  category: 'productivity',
  tags: ['vergaderen', 'agenda', 'tijd', 'google agenda', 'weekcijfers'],
  saves: spares(
    25,
    'Niemand telt hoeveel uur er in overleg gaat, of iemand doet het met de hand.',
    'Nobody counts how many hours go into meetings, or someone does by hand.',
  ),
  variants: combine({ mailer: senders }, { take: 2 }),
  build: ({ mailer }) => ({
    name: both(
      `Vergadertijd van vorige week uit Google Agenda doorgelicht in een mail via ${mailer.app.label}`,
      `Last week’s meeting time of Google Calendar examined in a mail via ${mailer.app.label}`,
    ),
    description: both(
      `Elke maandag rekent hij uit hoeveel uur vorige week naar overleg ging, hoeveel persoonsuren dat waren, wat terugkerend is, wat geen beschrijving had en hoeveel losse halfuurtjes overbleven. ${mailer.app.label} brengt de cijfers met drie voorstellen.`,
      `Every Monday it works out how many hours went into meetings last week, how many person-hours, what recurs, what had no description and how many scattered half hours were left. ${mailer.app.label} brings the figures with three suggestions.`,
    ),
    benefit: both(
      'Je schrapt overleg op cijfers in plaats van op gevoel.',
      'You drop meetings by figures instead of by feeling.',
    ),
    uses: [
      [googleCalendar, both('bevat de afspraken', 'holds the appointments')],
      [mailer, both('brengt de cijfers', 'brings the figures')],
    ],
    setup: [
      both(
        'Kies bij de instellingen je eigen agenda; afspraken zonder andere deelnemers tellen niet als overleg.',
        'Choose your own calendar at the settings; appointments without other guests do not count as meetings.',
      ),
    ],
    names: {
      'Maandag om half 8': 'Monday at half past 7',
      'Haal de vorige week': 'Fetch last week',
      'Reken de week door': 'Work through the week',
      'Mail de cijfers': 'Mail the figures',
    },
    nodes: [
      cron('Maandag om half 8', '30 7 * * 1'),
      events(
        'Haal de vorige week',
        "={{ $now.minus({ weeks: 1 }).startOf('week').toISO() }}",
        "={{ $now.startOf('week').toISO() }}",
      ),
      code(
        'Reken de week door',
        `
const overleg = $input.all().map(({ json }) => json).map((een) => {
  const van = DateTime.fromISO(String(een.start?.dateTime ?? ''));
  const tot = DateTime.fromISO(String(een.end?.dateTime ?? ''));
  const gasten = (een.attendees ?? []).filter((wie) => !wie.resource && wie.responseStatus !== 'declined').length;
  return { titel: String(een.summary ?? '${say('zonder titel', 'without a title')}'), van, tot, uren: van.isValid && tot.isValid ? tot.diff(van, 'hours').hours : 0, gasten, vast: Boolean(een.recurringEventId), kaal: String(een.description ?? '').trim() === '', ik: (een.attendees ?? []).find((wie) => wie.self)?.responseStatus !== 'declined' };
}).filter((een) => een.uren > 0 && een.uren < 10 && een.gasten > 1 && een.ik);
if (overleg.length === 0) return [];
const som = (lijst, van) => Math.round(lijst.reduce((totaal, een) => totaal + van(een), 0) * 10) / 10;
let brokken = 0;
const dagen = Map.groupBy ? Map.groupBy(overleg, (een) => een.van.toISODate()) : overleg.reduce((per, een) => per.set(een.van.toISODate(), [...(per.get(een.van.toISODate()) ?? []), een]), new Map());
for (const lijst of dagen.values()) { const op = [...lijst].sort((a, b) => a.van - b.van); for (let i = 1; i < op.length; i += 1) { const gat = op[i].van.diff(op[i - 1].tot, 'minutes').minutes; if (gat > 0 && gat <= 45) brokken += 1; } }
const zwaarst = [...overleg].sort((a, b) => b.uren * b.gasten - a.uren * a.gasten).slice(0, 5);
const netjes = (tekst) => tekst.replace(/[<&]/g, ' ');
const groot = overleg.filter((een) => een.gasten > 7);
const voorstellen = [];
if (zwaarst[0]) voorstellen.push('${say('Kan dit korter of met minder mensen:', 'Can this be shorter or with fewer people:')} ' + netjes(zwaarst[0].titel) + '?');
if (overleg.some((een) => een.kaal)) voorstellen.push('${say('Vraag om een doel bij overleg zonder beschrijving, of sla het af.', 'Ask for a purpose where a meeting has no description, or decline it.')}');
if (brokken > 3) voorstellen.push('${say('Schuif overleg tegen elkaar aan: er bleven', 'Move meetings together: there were')} ' + brokken + ' ${say('gaten van hooguit drie kwartier over.', 'gaps of three quarters of an hour at most.')}');
const cijfer = (v) => v.toLocaleString('${say('nl-NL', 'en-GB')}');
return [{ json: { aantal: overleg.length, uren: cijfer(som(overleg, (een) => een.uren)), mensuren: cijfer(som(overleg, (een) => een.uren * een.gasten)), vast: cijfer(som(overleg.filter((een) => een.vast), (een) => een.uren)), kaal: overleg.filter((een) => een.kaal).length, groot: groot.length, brokken, zwaarst: zwaarst.map((een) => '<li>' + netjes(een.titel) + ': ' + cijfer(Math.round(een.uren * 10) / 10) + ' x ' + een.gasten + '</li>').join(''), voorstellen: voorstellen.map((zin) => '<li>' + zin + '</li>').join('') } }];`,
      ),
      mailer.send(
        'Mail de cijfers',
        mailOf.me,
        say('=Vorige week {{ $json.uren }} uur overleg', '={{ $json.uren }} hours of meetings last week'),
        say(
          '=<p>{{ $json.aantal }} keer overleg, {{ $json.uren }} uur van jou en {{ $json.mensuren }} persoonsuren samen. Terugkerend: {{ $json.vast }} uur. Zonder beschrijving: {{ $json.kaal }}. Met meer dan zeven mensen: {{ $json.groot }}.</p><p>Het zwaarst (uren x mensen):</p><ul>{{ $json.zwaarst }}</ul><p>Voorstellen:</p><ul>{{ $json.voorstellen }}</ul>',
          '=<p>{{ $json.aantal }} meetings, {{ $json.uren }} hours of yours and {{ $json.mensuren }} person-hours in all. Recurring: {{ $json.vast }} hours. Without a description: {{ $json.kaal }}. With more than seven people: {{ $json.groot }}.</p><p>The heaviest (hours x people):</p><ul>{{ $json.zwaarst }}</ul><p>Suggestions:</p><ul>{{ $json.voorstellen }}</ul>',
        ),
      ),
    ],
    flow: ['Maandag om half 8 > Haal de vorige week > Reken de week door > Mail de cijfers'],
  }),
});

export const noAgenda = recipe({
  id: 'meeting-without-agenda',
  category: 'productivity',
  tags: ['vergaderen', 'agenda', 'voorbereiding', 'google agenda', 'overleg'],
  saves: spares(
    6,
    'Iemand vraagt de organisator van elk leeg overleg waar het over gaat.',
    'Someone asks the organiser of each empty meeting what it is about.',
  ),
  variants: combine({ mailer: senders, chat: pairs }, { take: 2, apart: ['mailer'] }),
  build: ({ mailer, chat }) => ({
    name: both(
      `Overleg zonder agenda: organisator een dag vooraf gevraagd via ${mailer.app.label}, jij gewaarschuwd in ${chat.app.label}`,
      `Meetings without an agenda: the organiser asked a day before via ${mailer.app.label}, you warned in ${chat.app.label}`,
    ),
    description: both(
      `Elke werkdag om elf uur zoekt hij overleg van de volgende werkdag zonder beschrijving. De collega die het plande krijgt één mail via ${mailer.app.label}; om vier uur staat in ${chat.app.label} welk overleg nog leeg is, zodat je het kunt afzeggen.`,
      `Each working day at eleven it finds meetings of the next working day without a description. The colleague who planned it gets one mail through ${mailer.app.label}; at four ${chat.app.label} shows which is still empty, so that you can decline.`,
    ),
    benefit: both(
      'Niemand zit meer in een overleg zonder doel.',
      'Nobody sits in a meeting without a purpose.',
    ),
    uses: [
      [googleCalendar, both('bevat de afspraken', 'holds the appointments')],
      [mailer, both('vraagt de organisator', 'asks the organiser')],
      [chat, both('waarschuwt jou', 'warns you')],
    ],
    setup: [
      both(
        'Spreek in het team af dat een overleg een doel in de beschrijving heeft; laat dan pas deze flow vragen.',
        'Agree in the team that a meeting has a purpose in its description; only then have this flow ask.',
      ),
    ],
    names: {
      'Werkdagen om 11 uur': 'Working days at 11',
      'Haal de volgende werkdag': 'Fetch the next working day',
      'Overleg zonder doel': 'Meetings without a purpose',
      'Nog niet gevraagd': 'Not asked yet',
      'Vraag de organisator': 'Ask the organiser',
      'Meld mislukte mail': 'Report a failed mail',
      'Werkdagen om 4 uur': 'Working days at 4 pm',
      'Kijk nog eens': 'Look once more',
      'Wat is nog leeg?': 'What is still empty?',
      'Waarschuw mij': 'Warn me',
    },
    nodes: [
      cron('Werkdagen om 11 uur', '0 11 * * 1-5'),
      events(
        'Haal de volgende werkdag',
        "={{ $now.plus({ days: $now.weekday === 5 ? 3 : 1 }).startOf('day').toISO() }}",
        "={{ $now.plus({ days: $now.weekday === 5 ? 3 : 1 }).endOf('day').toISO() }}",
      ),
      code(
        'Overleg zonder doel',
        `
return $input.all().map(({ json }) => json).filter((een) => een.start?.dateTime && (een.attendees ?? []).filter((wie) => !wie.resource).length > 2 && String(een.description ?? '').replace(/<[^>]+>/g, '').trim().length < 15 && !een.organizer?.self && String(een.organizer?.email ?? '').toLowerCase().endsWith('@' + '${ownDomain}'.toLowerCase())).map((een) => ({ json: { id: een.id, titel: een.summary ?? '', link: een.htmlLink ?? '', wie: een.organizer.email, begin: DateTime.fromISO(een.start.dateTime).setZone('Europe/Amsterdam').toFormat('HH:mm') } }));`,
      ),
      onlyNew('Nog niet gevraagd', '={{ $json.id }}'),
      withErrorBranch(
        mailer.send(
          'Vraag de organisator',
          '={{ $json.wie }}',
          say('=Wat is het doel van “{{ $json.titel }}”?', '=What is the purpose of “{{ $json.titel }}”?'),
          say(
            '=<p>Hoi,</p><p>In <a href="{{ $json.link }}">{{ $json.titel }}</a> ({{ $json.begin }}) staat nog geen doel of agenda. Zet je er twee regels bij, dan kan iedereen zich voorbereiden? Is het niet meer nodig, zeg het dan af.</p>',
            '=<p>Hi,</p><p><a href="{{ $json.link }}">{{ $json.titel }}</a> ({{ $json.begin }}) has no purpose or agenda yet. Would you add two lines, so that everybody can prepare? If it is no longer needed, please cancel it.</p>',
          ),
        ),
      ),
      chat.post(
        'Meld mislukte mail',
        say(
          "=De vraag over “{{ $('Nog niet gevraagd').item.json.titel }}” kon niet naar {{ $('Nog niet gevraagd').item.json.wie }}.",
          "=The question about “{{ $('Nog niet gevraagd').item.json.titel }}” could not go to {{ $('Nog niet gevraagd').item.json.wie }}.",
        ),
      ),
      cron('Werkdagen om 4 uur', '0 16 * * 1-5'),
      events(
        'Kijk nog eens',
        "={{ $now.plus({ days: $now.weekday === 5 ? 3 : 1 }).startOf('day').toISO() }}",
        "={{ $now.plus({ days: $now.weekday === 5 ? 3 : 1 }).endOf('day').toISO() }}",
      ),
      code(
        'Wat is nog leeg?',
        `
const leeg = $input.all().map(({ json }) => json).filter((een) => een.start?.dateTime && (een.attendees ?? []).filter((wie) => !wie.resource).length > 2 && String(een.description ?? '').replace(/<[^>]+>/g, '').trim().length < 15);
return leeg.length === 0 ? [] : [{ json: { lijst: leeg.map((een) => '- ' + (een.summary ?? '') + ' ' + (een.htmlLink ?? '')).join('\\n') } }];`,
      ),
      chat.post(
        'Waarschuw mij',
        say(
          '=Nog zonder doel op de volgende werkdag:\n{{ $json.lijst }}',
          '=Still without a purpose on the next working day:\n{{ $json.lijst }}',
        ),
      ),
    ],
    flow: [
      'Werkdagen om 11 uur > Haal de volgende werkdag > Overleg zonder doel > Nog niet gevraagd > Vraag de organisator',
      'Vraag de organisator #1 > Meld mislukte mail',
      'Werkdagen om 4 uur > Kijk nog eens > Wat is nog leeg? > Waarschuw mij',
    ],
  }),
});

export const eveningJournal = recipe({
  id: 'evening-journal',
  category: 'productivity',
  tags: ['dagboek', 'telegram', 'notion', 'reflectie', 'zzp', 'coach'],
  saves: spares(
    10,
    'Je neemt je voor elke dag iets op te schrijven en bladert nooit terug.',
    'You mean to write something down each day and never look back.',
  ),
  variants: combine({ model: among(mainModels, 'mistral', 'openAi') }, { take: 2 }),
  build: ({ model }) => ({
    name: both(
      `Avonddagboek via Telegram in Notion, met een weekterugblik van ${model.app.label}`,
      `Evening journal over Telegram in Notion, with a weekly look back by ${model.app.label}`,
    ),
    description: both(
      `Om negen uur vraagt de bot in Telegram wat vandaag goed ging en wat morgen beter kan. Je antwoord, getypt, staat met datum in Notion. Zondag leest ${model.app.label} de week terug in vijf zinnen; een stille week blijft stil.`,
      `At nine the bot asks in Telegram what went well today and what could be better tomorrow. Your typed answer is in Notion with its date. On Sunday ${model.app.label} looks back on the week in five sentences; a silent week stays silent.`,
    ),
    benefit: both(
      'Twee minuten per dag en je ziet wat er toe deed.',
      'Two minutes a day and you see what mattered.',
    ),
    uses: [
      [{ app: telegramApp }, both('vraagt en luistert', 'asks and listens')],
      [{ app: notion }, both('is het dagboek', 'is the journal')],
      [model, both('leest de week terug', 'looks back on the week')],
    ],
    setup: [
      both(
        'Maak in Notion een database Dagboek met een titel en de eigenschap Tekst (tekst) en Dag (datum).',
        'In Notion make a database Journal with a title and the properties Text (text) and Day (date).',
      ),
      both(
        'Stuur de bot eerst /start. Gebruik een model waarvan je weet wat het met je tekst doet.',
        'First send the bot /start. Use a model of which you know what it does with your text.',
      ),
    ],
    names: {
      'Elke avond om 9 uur': 'Every evening at 9',
      'Stel de vraag': 'Ask the question',
      'Antwoord in Telegram': 'Answer in Telegram',
      'Alleen van mij': 'From me only',
      'Schrijf in het dagboek': 'Write in the journal',
      'Zeg dat het bewaard is': 'Tell that it is kept',
      'Zeg dat het niet lukte': 'Tell that it failed',
      'Zondag om 7 uur': 'Sunday at 7 pm',
      'Lees de week': 'Read the week',
      'Bundel de week': 'Gather the week',
      'Kijk terug': 'Look back',
      Taalmodel: 'Language model',
      'Stuur de terugblik': 'Send the look back',
    },
    nodes: [
      everyDay('Elke avond om 9 uur', 21),
      telegram(
        'Stel de vraag',
        telegramChatId,
        say(
          'Wat ging goed vandaag, en wat doe je morgen anders? Eén antwoord is genoeg.',
          'What went well today, and what will you do otherwise tomorrow? One answer will do.',
        ),
      ),
      appTrigger('Antwoord in Telegram', 'telegramTrigger', 1.5, {
        updates: ['message'],
        additionalFields: {},
      }),
      keep('Alleen van mij', [
        ["={{ String($json.message?.chat?.id ?? '') }}", 'is', telegramChatId],
        ["={{ $json.message?.text ?? '' }}", 'filled'],
        ["={{ !String($json.message?.text ?? '').startsWith('/') }}", 'yes'],
      ]),
      withErrorBranch(
        notionAdd(
          'Schrijf in het dagboek',
          `={{ $now.setLocale('${say('nl', 'en')}').toFormat('d LLLL yyyy') }}`,
          {
            [`${say('Tekst', 'Text')}|rich_text`]: '={{ $json.message.text.slice(0, 1900) }}',
            [`${say('Dag', 'Day')}|date`]: '={{ $now.toISO() }}',
          },
        ),
      ),
      telegram('Zeg dat het bewaard is', telegramChatId, say('Bewaard. Slaap lekker.', 'Kept. Sleep well.')),
      telegram(
        'Zeg dat het niet lukte',
        telegramChatId,
        say(
          'Notion nam het niet aan. Bewaar je tekst even en stuur hem later opnieuw.',
          'Notion did not take it. Keep your text and send it again later.',
        ),
      ),
      everyWeek('Zondag om 7 uur', [0], 19),
      notionFind(
        'Lees de week',
        `={{ JSON.stringify({ property: '${say('Dag', 'Day')}', date: { on_or_after: $now.minus({ days: 7 }).toISODate() } }) }}`,
      ),
      code(
        'Bundel de week',
        `const regels = $input.all().map(({ json: $json }) => String($json.property_${say('tekst', 'text')} ?? '').trim()).filter(Boolean);\nreturn regels.length === 0 ? [] : [{ json: { aantal: regels.length, tekst: regels.join('\\n---\\n').slice(0, 8000) } }];`,
      ),
      goOnAfterError(
        ask(
          'Kijk terug',
          say(
            'Je kijkt met de schrijver terug op een week dagboek. Schrijf hooguit vijf zinnen: wat gaf energie, wat kwam terug, en één vraag voor volgende week. Geen diagnose, geen advies over gezondheid, niets verzinnen. Spreek de schrijver met je aan.',
            'You look back on a week of journal with its writer. Write five sentences at most: what gave energy, what returned, and one question for next week. No diagnosis, no health advice, make nothing up. Address the writer as you.',
          ),
          '={{ $json.tekst }}',
        ),
      ),
      model.attach('Taalmodel', 'Kijk terug'),
      telegram(
        'Stuur de terugblik',
        telegramChatId,
        say(
          "={{ ($json.text || 'Het model gaf geen antwoord; je week staat in Notion.').replace(/[<>&]/g, ' ') }} ({{ $('Bundel de week').item.json.aantal }} dagen geschreven)",
          "={{ ($json.text || 'The model gave no answer; your week is in Notion.').replace(/[<>&]/g, ' ') }} ({{ $('Bundel de week').item.json.aantal }} days written)",
        ),
      ),
    ],
    flow: [
      'Elke avond om 9 uur > Stel de vraag',
      'Antwoord in Telegram > Alleen van mij > Schrijf in het dagboek > Zeg dat het bewaard is',
      'Schrijf in het dagboek #1 > Zeg dat het niet lukte',
      'Zondag om 7 uur > Lees de week > Bundel de week > Kijk terug > Stuur de terugblik',
    ],
  }),
});
