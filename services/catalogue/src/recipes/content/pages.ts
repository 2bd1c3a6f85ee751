import { googleCalendar } from '../../apps/calendars.js';
import { approvalChats } from '../../apps/chats.js';
import { wordPress } from '../../apps/cms-apps.js';
import { mailboxes } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { inApp, limitOf, mailOf, siteAddress, webAddress } from '../../apps/values.js';
import { calendarList } from '../../dsl/apps.js';
import {
  AS_DAY,
  both,
  code,
  combine,
  evenWhenEmpty,
  everyDay,
  everyHours,
  everyWeek,
  goOnAfterError,
  http,
  keep,
  node,
  recipe,
  rowsOf,
  say,
  set,
  spares,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const wpPage = (name: string, pageId: string, updateFields: { [field: string]: string }) =>
  node(name, 'wordpress', 1, {
    authType: 'basicAuth',
    resource: 'page',
    operation: 'update',
    pageId,
    updateFields,
  });

export const seasonalPages = recipe({
  id: 'seasonal-pages',
  category: 'content',
  tags: ['wordpress', 'seizoen', 'acties', 'pagina', 'planning'],
  saves: spares(
    10,
    'Iemand zet op de dag zelf een actiepagina online en vergeet hem later weg te halen.',
    'Someone puts a campaign page online on the day and later forgets to take it off.',
  ),
  variants: combine({ table: fullTables, chat: approvalChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const page = rowsOf(
      table,
      'Lees het paginaschema',
      say('Paginaschema', 'Page schedule'),
      'Pagina in het schema',
      {
        id: say('Pagina-id', 'Page id'),
        naam: say('Naam', 'Name'),
        van: say('Zichtbaar van', 'Visible from'),
        tot: say('Zichtbaar tot', 'Visible until'),
        stand: say('Stand', 'State'),
      },
    );
    const mark = (name: string, state: string) =>
      table.upsert(name, say('Paginaschema', 'Page schedule'), say('Pagina-id', 'Page id'), {
        [say('Pagina-id', 'Page id')]: "={{ $('Moet er iets om?').item.json.id }}",
        [say('Stand', 'State')]: state,
      });
    return {
      name: both(
        `Seizoens- en actiepagina's op WordPress vanzelf aan en uit volgens ${table.app.label}, gemeld in ${chat.app.label}`,
        `Seasonal and campaign pages on WordPress on and off by themselves following ${table.app.label}, told in ${chat.app.label}`,
      ),
      description: both(
        `Kijkt elk uur welke WordPress-pagina's volgens het schema in ${table.app.label} zichtbaar horen te zijn, zet ze online of terug naar concept, opent ze daarna als bezoeker en meldt in ${chat.app.label} wat niet klopt.`,
        `Looks every hour which WordPress pages should be visible by the schedule in ${table.app.label}, puts them online or back to draft, then opens them as a visitor and reports in ${chat.app.label} what is not right.`,
      ),
      benefit: both('Geen kerstactie meer online in februari.', 'No Christmas offer online in February.'),
      uses: [
        [{ app: wordPress }, both('bevat de pagina’s', 'holds the pages')],
        [table, both('is het schema', 'is the schedule')],
        [chat, both('krijgt de wisselingen', 'gets the changes')],
      ],
      setup: [
        both(
          'Geef het tabblad Paginaschema de kolommen Pagina-id (in het adres van de bewerkpagina achter post=), Naam, Zichtbaar van, Zichtbaar tot (jjjj-mm-dd, tot en met) en Stand.',
          'Give the tab Page schedule the columns Page id (behind post= in the address of the editing page), Name, Visible from, Visible until (yyyy-mm-dd, inclusive) and State.',
        ),
        both(
          'Leeg de cache van je site vanzelf bij wijzigingen, anders ziet de controle de oude pagina.',
          'Have your site clear its cache on changes, or the check sees the old page.',
        ),
      ],
      notes: [
        {
          over: ['Open de pagina als bezoeker', 'Ziet een bezoeker het ook?'],
          text: say(
            '## Kijken met andermans ogen\nOnline betekent dat een bezoeker zonder account de pagina krijgt; uit betekent dat hij hem niet meer krijgt. Alleen als dat klopt wordt de stand bewaard, anders probeert het volgende uur het opnieuw. Een regel met een datum die niet te lezen is, blijft zoals hij is.',
            '## Looking with other eyes\nOnline means that a visitor without an account gets the page; off means that they no longer get it. Only when that is so is the state kept, otherwise the next hour tries again. A row with a date that cannot be read stays as it is.',
          ),
        },
      ],
      names: {
        'Elk uur op de klok': 'Every hour on the clock',
        'Lees het paginaschema': 'Read the page schedule',
        'Pagina in het schema': 'Page in the schedule',
        'Moet er iets om?': 'Anything to change?',
        'Aan of uit zetten?': 'Switch on or off?',
        'Zet de pagina online': 'Put the page online',
        'Zet terug naar concept': 'Back to draft',
        'Open de pagina als bezoeker': 'Open the page as a visitor',
        'Ziet een bezoeker het ook?': 'Does a visitor see it too?',
        'Bewaar de stand': 'Keep the state',
        'Meld de wisseling': 'Report the change',
        'Meld dat het niet klopt': 'Report that it is not right',
      },
      nodes: [
        everyHours('Elk uur op de klok', 1),
        ...page.nodes,
        code(
          'Moet er iets om?',
          `
${AS_DAY}
const dag = (v) => { const s = String(v ?? '').trim(); const d = asDay(/^\\d{4}-/.test(s) ? s.slice(0, 10) : s); return d.isValid ? d : null; };
return $input.all().flatMap(({ json }, i) => {
  const [van, tot] = [dag(json.van), dag(json.tot)];
  if (!/^\\d+$/.test(String(json.id ?? '').trim()) || (!van && !tot)) return [];
  if ((String(json.van ?? '').trim() && !van) || (String(json.tot ?? '').trim() && !tot)) return [];
  const aan = (!van || van <= $now) && (!tot || tot.endOf('day') >= $now);
  const hoort = aan ? '${say('online', 'online')}' : '${say('uit', 'off')}';
  return String(json.stand ?? '').trim() === hoort ? [] : [{ json: { id: String(json.id).trim(), naam: json.naam, aan, hoort }, pairedItem: i }];
});`,
        ),
        when('Aan of uit zetten?', [['={{ $json.aan }}', 'yes']]),
        withErrorBranch(wpPage('Zet de pagina online', '={{ $json.id }}', { status: 'publish' })),
        withErrorBranch(wpPage('Zet terug naar concept', '={{ $json.id }}', { status: 'draft' })),
        withErrorBranch(
          http(
            'Open de pagina als bezoeker',
            `=${siteAddress}/?page_id={{ $('Moet er iets om?').item.json.id }}`,
            { full: true, answer: 'text' },
          ),
        ),
        when('Ziet een bezoeker het ook?', [
          ["={{ ($json.statusCode === 200) === $('Moet er iets om?').item.json.aan }}", 'yes'],
        ]),
        mark('Bewaar de stand', "={{ $('Moet er iets om?').item.json.hoort }}"),
        chat.post(
          'Meld de wisseling',
          say(
            "=Pagina {{ $('Moet er iets om?').item.json.naam }} staat nu {{ $('Moet er iets om?').item.json.aan ? 'online' : 'op concept' }}.",
            "=Page {{ $('Moet er iets om?').item.json.naam }} is now {{ $('Moet er iets om?').item.json.aan ? 'online' : 'a draft' }}.",
          ),
        ),
        chat.post(
          'Meld dat het niet klopt',
          say(
            "=Pagina {{ $('Moet er iets om?').item.json.naam }} hoort {{ $('Moet er iets om?').item.json.aan ? 'online' : 'uit' }} te zijn, maar dat lukte niet of een bezoeker ziet iets anders. Over een uur volgt een nieuwe poging.",
            "=Page {{ $('Moet er iets om?').item.json.naam }} should be {{ $('Moet er iets om?').item.json.aan ? 'online' : 'off' }}, but that failed or a visitor sees something else. It is tried again in an hour.",
          ),
        ),
      ],
      flow: [
        `Elk uur op de klok > ${page.path} > Moet er iets om? > Aan of uit zetten? > Zet de pagina online > Open de pagina als bezoeker > Ziet een bezoeker het ook? > Bewaar de stand > Meld de wisseling`,
        'Aan of uit zetten? #1 > Zet terug naar concept > Open de pagina als bezoeker',
        'Ziet een bezoeker het ook? #1 > Meld dat het niet klopt',
        'Zet de pagina online #1 > Meld dat het niet klopt',
        'Zet terug naar concept #1 > Meld dat het niet klopt',
        'Open de pagina als bezoeker #1 > Meld dat het niet klopt',
      ],
    };
  },
});

export const agendaPage = recipe({
  id: 'agenda-page-from-calendar',
  category: 'content',
  tags: ['agenda', 'vereniging', 'wordpress', 'evenementen', 'website'],
  saves: spares(
    20,
    'De webmaster typt de agenda van de vereniging elke week over op de site.',
    'The webmaster copies the association’s calendar to the site each week.',
  ),
  variants: combine({ chat: approvalChats }, { take: 2 }),
  build: ({ chat }) => {
    const pageId = inApp(
      'WordPress',
      ['agendapagina', 'calendar page'],
      [
        'Het nummer van de pagina: in het adres van de bewerkpagina achter post=.',
        'The number of the page: behind post= in the address of the editing page.',
      ],
      '42',
      '^\\d+$',
    );
    return {
      name: both(
        `Agendapagina op WordPress bijhouden uit Google Agenda, wijzigingen gemeld in ${chat.app.label}`,
        `Keep a calendar page on WordPress from Google Agenda, changes told in ${chat.app.label}`,
      ),
      description: both(
        `Zet elke ochtend de openbare afspraken van de komende acht weken uit Google Agenda per maand op een WordPress-pagina, alleen als er iets veranderde, en noemt in ${chat.app.label} wat erbij kwam of verviel.`,
        `Each morning puts the public events of the next eight weeks from Google Agenda by month on a WordPress page, only when something changed, and names in ${chat.app.label} what was added or cancelled.`,
      ),
      benefit: both(
        'De site klopt met de agenda die iedereen toch al bijhoudt.',
        'The site matches the calendar that everybody keeps anyway.',
      ),
      uses: [
        [{ app: googleCalendar.app }, both('is de agenda', 'is the calendar')],
        [{ app: wordPress }, both('toont de agenda', 'shows the calendar')],
        [chat, both('krijgt de wijzigingen', 'gets the changes')],
      ],
      setup: [
        both(
          'Gebruik een agenda die alleen openbare activiteiten bevat; de inhoud van de pagina wordt elke keer helemaal vervangen.',
          'Use a calendar that holds public events only; the content of the page is replaced as a whole each time.',
        ),
      ],
      notes: [
        {
          over: ['Maak de agenda op', 'Is er iets veranderd?'],
          text: say(
            '## Wat niet op de site komt\nAfspraken die privé staan, of waarvan de titel met een streepje begint, worden overgeslagen. Alleen titel, tijd en plaats gaan mee: geen namen van genodigden en geen omschrijving. Is de agenda leeg, dan zegt de pagina dat.',
            '## What stays off the site\nEvents that are private, or whose title begins with a hyphen, are skipped. Only title, time and place go along: no names of guests and no description. Where the calendar is empty, the page says so.',
          ),
        },
      ],
      names: {
        'Elke ochtend om vijf': 'Every morning at five',
        'Haal de activiteiten': 'Fetch the events',
        'Maak de agenda op': 'Lay out the calendar',
        'Is er iets veranderd?': 'Did anything change?',
        'Ververs de agendapagina': 'Refresh the calendar page',
        'Onthoud deze versie': 'Remember this version',
        'Meld wat er anders is': 'Report what is different',
        'Meld dat de site weigert': 'Report that the site refuses',
      },
      nodes: [
        everyDay('Elke ochtend om vijf', 5),
        evenWhenEmpty(
          calendarList(
            'Haal de activiteiten',
            "={{ $now.startOf('day').toISO() }}",
            '={{ $now.plus({ weeks: 8 }).toISO() }}',
          ),
        ),
        code(
          'Maak de agenda op',
          `
const veilig = (s) => String(s ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const lijst = $input.all().map(({ json }) => json).filter(({ summary, visibility }) => summary && !/^\\s*-/.test(summary) && visibility !== 'private' && visibility !== 'confidential').map((een) => {
  const heel = !een.start?.dateTime;
  const op = DateTime.fromISO(String(een.start?.dateTime ?? een.start?.date ?? '')).setZone('Europe/Amsterdam', { keepLocalTime: heel }).setLocale('${say('nl', 'en')}');
  return { op, heel, titel: een.summary, plek: een.location ?? '' };
}).filter(({ op }) => op.isValid).sort((a, b) => a.op - b.op);
const maanden = {};
for (const een of lijst) (maanden[een.op.toFormat('LLLL yyyy')] ??= []).push('<li><strong>' + een.op.toFormat('ccc d LLL') + (een.heel ? '' : ', ' + een.op.toFormat('HH:mm')) + '</strong> ' + veilig(een.titel) + (een.plek ? ', ' + veilig(een.plek) : '') + '</li>');
const html = Object.entries(maanden).map(([maand, regels]) => '<h3>' + maand + '</h3><ul>' + regels.join('') + '</ul>').join('') || '<p>${say('Er staan nu geen activiteiten gepland.', 'There are no events planned now.')}</p>';
const nu = lijst.map(({ op, heel, titel, plek }) => op.toFormat(heel ? 'dd-MM' : 'dd-MM HH:mm') + ' ' + titel + (plek ? ' @ ' + plek : ''));
const was = $getWorkflowStaticData('global').agenda ?? null;
const vandaag = $now.toISODate();
return [{ json: { html, nu, anders: was === null || JSON.stringify(was.nu) !== JSON.stringify(nu), erbij: was ? nu.filter((een) => !was.nu.includes(een)) : [], weg: was ? was.nu.filter((een) => !nu.includes(een) && een.slice(0, 5) !== DateTime.fromISO(was.dag).toFormat('dd-MM') && een.slice(0, 5) !== $now.minus({ days: 1 }).toFormat('dd-MM')) : [], dag: vandaag } }];`,
        ),
        keep('Is er iets veranderd?', [['={{ $json.anders }}', 'yes']]),
        withErrorBranch(wpPage('Ververs de agendapagina', pageId, { content: '={{ $json.html }}' })),
        code(
          'Onthoud deze versie',
          `
const { nu, dag, erbij, weg } = $('Is er iets veranderd?').first().json;
$getWorkflowStaticData('global').agenda = { nu, dag };
return erbij.length + weg.length > 0 ? [{ json: { erbij, weg } }] : [];`,
        ),
        chat.post(
          'Meld wat er anders is',
          say(
            "=De agenda op de site is bijgewerkt.{{ $json.erbij.length ? '\\nErbij of gewijzigd: ' + $json.erbij.join('; ') : '' }}{{ $json.weg.length ? '\\nVervallen of verplaatst: ' + $json.weg.join('; ') : '' }}",
            "=The calendar on the site is up to date.{{ $json.erbij.length ? '\\nAdded or changed: ' + $json.erbij.join('; ') : '' }}{{ $json.weg.length ? '\\nCancelled or moved: ' + $json.weg.join('; ') : '' }}",
          ),
        ),
        chat.post(
          'Meld dat de site weigert',
          say(
            'WordPress nam de nieuwe agenda niet aan; op de site staat nog de vorige. Morgenochtend volgt een nieuwe poging.',
            'WordPress did not take the new calendar; the site still shows the last one. It is tried again tomorrow morning.',
          ),
        ),
      ],
      flow: [
        'Elke ochtend om vijf > Haal de activiteiten > Maak de agenda op > Is er iets veranderd? > Ververs de agendapagina > Onthoud deze versie > Meld wat er anders is',
        'Ververs de agendapagina #1 > Meld dat de site weigert',
      ],
    };
  },
});

export const vanishedPages = recipe({
  id: 'vanished-pages-from-sitemap',
  category: 'content',
  tags: ['sitemap', 'seo', 'doorverwijzing', 'website', 'bureau'],
  saves: spares(
    40,
    'Iemand merkt pas aan dalende bezoekcijfers dat pagina’s verdwenen zijn.',
    'Someone only notices by falling visits that pages have vanished.',
  ),
  variants: combine({ todo: taskApps, mailer: mailboxes }, { take: 2 }),
  build: ({ todo, mailer }) => {
    const map = webAddress(
      ['adres van je sitemap', 'address of your sitemap'],
      [
        'De sitemap met pagina’s, geen index van sitemaps; vaak /page-sitemap.xml of /sitemap.xml.',
        'The sitemap of pages, no index of sitemaps; often /page-sitemap.xml or /sitemap.xml.',
      ],
      'https://www.example.com/page-sitemap.xml',
    );
    return {
      name: both(
        `Verdwenen pagina's zonder doorverwijzing vinden via je sitemap, taken in ${todo.app.label}, overzicht met ${mailer.app.label}`,
        `Find vanished pages without a redirect through your sitemap, tasks in ${todo.app.label}, overview with ${mailer.app.label}`,
      ),
      description: both(
        `Vergelijkt elke ochtend je sitemap met die van gisteren. Een pagina die verdween wordt geopend: geeft ze 404 of een andere fout, dan komt er een taak in ${todo.app.label} om door te verwijzen. ${mailer.app.label} mailt maandags wat erbij kwam en wegging.`,
        `Compares your sitemap with that of the day before each morning. A vanished page is opened: when it gives 404 or another error, a task to redirect it is made in ${todo.app.label}. On Mondays ${mailer.app.label} mails what came and went.`,
      ),
      benefit: both(
        'Links en vindbaarheid gaan niet verloren bij het opruimen van de site.',
        'Links and ranking are not lost when the site is tidied.',
      ),
      uses: [
        [todo, both('krijgt een taak per kapotte pagina', 'gets a task for each broken page')],
        [mailer, both('mailt het weekoverzicht', 'mails the week')],
      ],
      setup: [
        both(
          'Zet de workflow aan voordat je de site verbouwt: hij kent alleen pagina’s die hij eerder zag.',
          'Switch the workflow on before you rebuild the site: it knows only pages that it saw before.',
        ),
      ],
      notes: [
        {
          over: ['Leg naast gisteren', 'Halve sitemap?'],
          text: say(
            '## Geen lawine aan taken\nMist er ineens meer dan een derde, dan is eerder de sitemap stuk dan de site: er komt dan één mail en de oude lijst blijft staan. Verder hooguit twintig pagina’s per ochtend.',
            '## No avalanche of tasks\nWhen more than a third is suddenly missing, the sitemap is broken rather than the site: there is one mail then, and the old list stays. Otherwise at most twenty pages a morning.',
          ),
        },
      ],
      names: {
        'Elke ochtend om kwart voor zeven': 'Every morning at a quarter to seven',
        'Haal de sitemap': 'Fetch the sitemap',
        'Leg naast gisteren': 'Lay beside yesterday',
        'Halve sitemap?': 'Half a sitemap?',
        'Mail dat de sitemap stuk is': 'Mail that the sitemap is broken',
        'Verdwenen pagina’s': 'Vanished pages',
        'Open het oude adres': 'Open the old address',
        'Loopt het dood?': 'Does it end there?',
        'Vraag om een doorverwijzing': 'Ask for a redirect',
        'Is het maandag vandaag?': 'Is it Monday today?',
        'Mail de week': 'Mail the week',
      },
      nodes: [
        everyDay('Elke ochtend om kwart voor zeven', 6, 45),
        withErrorBranch(http('Haal de sitemap', map, { answer: 'text' })),
        code(
          'Leg naast gisteren',
          `
const geheugen = $getWorkflowStaticData('global');
const nu = [...new Set([...String($input.first().json.data ?? '').matchAll(/<loc>\\s*([^<\\s]+)\\s*<\\/loc>/g)].map(([, adres]) => adres.replaceAll('&amp;', '&')))];
const was = geheugen.paginas ?? [];
const stuk = nu.length === 0 || (was.length > 10 && was.filter((adres) => !nu.includes(adres)).length > was.length / 3);
const mist = stuk ? [] : was.filter((adres) => !nu.includes(adres));
const weg = mist.slice(0, 20);
const erbij = stuk || was.length === 0 ? [] : nu.filter((adres) => !was.includes(adres));
${say('// Wat er vandaag niet meer bij past, komt morgen.', '// What does not fit in today comes tomorrow.')}
if (!stuk) geheugen.paginas = [...nu, ...mist.slice(20)];
geheugen.week = [...(geheugen.week ?? []), ...weg.map((adres) => '− ' + adres), ...erbij.map((adres) => '+ ' + adres)].slice(-200);
const week = $now.weekday === 1 && !stuk ? geheugen.week.splice(0) : [];
return [{ json: { stuk, aantal: nu.length, was: was.length, weg, week } }];`,
        ),
        when('Halve sitemap?', [['={{ $json.stuk }}', 'yes']]),
        mailer.send(
          'Mail dat de sitemap stuk is',
          mailOf.webEditors,
          say('De sitemap van de site klopt niet', 'The sitemap of the site is not right'),
          say(
            "=De sitemap was vanochtend niet te openen, leeg of veel korter dan gisteren{{ $json.was ? ' (' + $json.aantal + ' tegen ' + $json.was + ' pagina\\'s)' : '' }}. Er is verder niets nagekeken.",
            "=The sitemap could not be opened this morning, was empty or much shorter than yesterday{{ $json.was ? ' (' + $json.aantal + ' against ' + $json.was + ' pages)' : '' }}. Nothing else was checked.",
          ),
        ),
        code('Verdwenen pagina’s', 'return $input.first().json.weg.map((adres) => ({ json: { adres } }));'),
        goOnAfterError(
          http('Open het oude adres', '={{ $json.adres }}', { full: true, answer: 'text', perSecond: 2 }),
        ),
        keep('Loopt het dood?', [['={{ !($json.statusCode >= 200 && $json.statusCode < 400) }}', 'yes']]),
        todo.create('Vraag om een doorverwijzing', {
          title: say(
            "=Doorverwijzen: {{ $('Verdwenen pagina’s').item.json.adres }}",
            "=Redirect: {{ $('Verdwenen pagina’s').item.json.adres }}",
          ),
          description: say(
            "=Deze pagina stond gisteren nog in de sitemap en geeft nu {{ $json.statusCode || 'geen antwoord' }}. Verwijs haar door naar de pagina die het dichtst in de buurt komt, niet naar de voorpagina.",
            "=This page was in the sitemap yesterday and now gives {{ $json.statusCode || 'no answer' }}. Redirect it to the page that comes closest, not to the home page.",
          ),
        }),
        keep('Is het maandag vandaag?', [['={{ $json.week }}', 'someItems']]),
        mailer.send(
          'Mail de week',
          mailOf.webEditors,
          say('Pagina’s erbij en weg deze week', 'Pages added and gone this week'),
          "={{ $json.week.join('<br>') }}",
        ),
      ],
      flow: [
        'Elke ochtend om kwart voor zeven > Haal de sitemap > Leg naast gisteren > Halve sitemap? > Mail dat de sitemap stuk is',
        'Haal de sitemap #1 > Mail dat de sitemap stuk is',
        'Halve sitemap? #1 > Verdwenen pagina’s > Open het oude adres > Loopt het dood? > Vraag om een doorverwijzing',
        'Halve sitemap? #1 > Is het maandag vandaag? > Mail de week',
      ],
    };
  },
});

export const emptySearches = recipe({
  id: 'site-searches-without-result',
  category: 'content',
  tags: ['zoeken', 'website', 'webwinkel', 'redactie', 'webhook'],
  saves: spares(
    30,
    'Iemand leest zoeklogs na op vragen waar de site geen antwoord op heeft.',
    'Someone reads search logs for questions that the site does not answer.',
  ),
  variants: combine(
    { table: fullTables, mailer: mailboxes, todo: taskApps },
    { take: 2, apart: ['table', 'todo'] },
  ),
  build: ({ table, mailer, todo }) => {
    const many = limitOf(
      'searches-for-task',
      ['Keer gezocht voor een taak', 'Searches for a task'],
      [
        'Hoe vaak iets vergeefs gezocht moet zijn sinds de vorige taak erover.',
        'How often something has to be searched in vain since the last task about it.',
      ],
      5,
    );
    const c = (column: string) => table.cell(column);
    const term = () => say('Term', 'Term');
    return {
      name: both(
        `Vergeefs gezocht op je site: tellen in ${table.app.label}, elke maandag taken in ${todo.app.label}`,
        `Searched in vain on your site: count in ${table.app.label}, tasks in ${todo.app.label} every Monday`,
      ),
      description: both(
        `Je site meldt elke zoekopdracht zonder resultaat; de workflow telt ze in ${table.app.label} zonder bezoeker. Maandag mailt ${mailer.app.label} de toplijst en wordt wat vaak terugkomt een taak in ${todo.app.label}.`,
        `Your site reports each search without a result; the workflow counts them in ${table.app.label} without the visitor. On Monday ${mailer.app.label} mails the top list and what returns often becomes a task in ${todo.app.label}.`,
      ),
      benefit: both(
        'Je schrijft waar bezoekers echt naar zoeken.',
        'You write what visitors really look for.',
      ),
      uses: [
        [table, both('telt de zoektermen', 'counts the terms')],
        [mailer, both('mailt de toplijst', 'mails the top list')],
        [todo, both('krijgt taken', 'gets tasks')],
      ],
      setup: [
        both(
          'Geef het tabblad Zoektermen de kolommen Term, Aantal, Laatst en Afgehandeld.',
          'Give the tab Search terms the columns Term, Number, Last and Handled.',
        ),
        both(
          'Laat je site bij nul resultaten het Production-adres van "Zoekopdracht zonder resultaat" aanroepen met JSON {"term": "..."}, vanaf de server en met de geheime header.',
          'Have your site call the production address of "Zoekopdracht zonder resultaat" with JSON {"term": "..."} when there are no results, from the server and with the secret header.',
        ),
      ],
      notes: [
        {
          over: ['Maak de term schoon'],
          text: say(
            '## Geen gegevens van mensen\nTermen met een apenstaart of meer dan vijf cijfers op rij worden niet bewaard: dat zijn vaak mailadressen, ordernummers of telefoonnummers.',
            '## No data of people\nTerms with an at sign or more than five digits in a row are not kept: those are often addresses, order numbers or telephone numbers.',
          ),
        },
      ],
      names: {
        'Zoekopdracht zonder resultaat': 'Search without a result',
        'Maak de term schoon': 'Clean the term',
        'Bruikbare term?': 'Usable term?',
        'Zoek de term': 'Find the term',
        'Tel er een bij': 'Add one',
        'Bewaar de telling': 'Keep the count',
        'Maandag om acht uur': 'Monday at eight o’clock',
        'Lees de zoektermen': 'Read the terms',
        'Maak de toplijst': 'Make the top list',
        'Mail de toplijst': 'Mail the top list',
        'Vaak genoeg': 'Often enough',
        'Maak een schrijftaak': 'Make a writing task',
        'Zet op afgehandeld': 'Set to handled',
      },
      nodes: [
        webhook('Zoekopdracht zonder resultaat', say('zoeken-zonder-resultaat', 'search-without-result')),
        set('Maak de term schoon', {
          term: "={{ String($json.body?.term ?? '').toLowerCase().replace(/\\s+/g, ' ').trim().slice(0, 60) }}",
        }),
        keep('Bruikbare term?', [['={{ $json.term.length >= 3 && !/@|\\d{6,}/.test($json.term) }}', 'yes']]),
        evenWhenEmpty(
          table.find('Zoek de term', say('Zoektermen', 'Search terms'), term(), '={{ $json.term }}'),
        ),
        set('Tel er een bij', {
          aantal: ['number', `={{ (Number(${c(say('Aantal', 'Number'))}) || 0) + 1 }}`],
        }),
        table.upsert('Bewaar de telling', say('Zoektermen', 'Search terms'), term(), {
          [term()]: "={{ $('Bruikbare term?').item.json.term }}",
          [say('Aantal', 'Number')]: '={{ $json.aantal }}',
          [say('Laatst', 'Last')]: '={{ $now.toISODate() }}',
        }),
        everyWeek('Maandag om acht uur', [1], 8),
        table.rows('Lees de zoektermen', say('Zoektermen', 'Search terms')),
        code(
          'Maak de toplijst',
          `
const termen = $input.all().map((regel) => { const $json = regel.json; return { term: String(${c(term())} ?? ''), aantal: Number(${c(say('Aantal', 'Number'))}) || 0, laatst: String(${c(say('Laatst', 'Last'))} ?? '').slice(0, 10), klaar: String(${c(say('Afgehandeld', 'Handled'))} ?? '').slice(0, 10) }; }).filter(({ term, laatst, klaar }) => term && (klaar === '' || laatst > klaar) && laatst >= $now.minus({ days: 7 }).toISODate()).sort((a, b) => b.aantal - a.aantal);
if (termen.length === 0) return [];
return [{ json: { top: termen.slice(0, 25).map(({ term, aantal }) => '<li>' + term.replaceAll('<', '&lt;') + ' (' + aantal + ')</li>').join(''), vaak: termen.filter(({ aantal }) => aantal >= Number('${many}')).slice(0, 10) } }];`,
        ),
        mailer.send(
          'Mail de toplijst',
          mailOf.webEditors,
          say('Wat bezoekers zochten en niet vonden', 'What visitors looked for and did not find'),
          say(
            '=<p>Vergeefs gezocht, sinds de vorige afhandeling:</p><ol>{{ $json.top }}</ol><p>Soms is een synoniem of een betere titel genoeg.</p>',
            '=<p>Searched in vain, since last handled:</p><ol>{{ $json.top }}</ol><p>Sometimes a synonym or a better title will do.</p>',
          ),
        ),
        code('Vaak genoeg', "return $('Maak de toplijst').first().json.vaak.map((een) => ({ json: een }));"),
        todo.create('Maak een schrijftaak', {
          title: say(
            '=Bezoekers zoeken vergeefs naar "{{ $json.term }}"',
            '=Visitors look in vain for "{{ $json.term }}"',
          ),
          description: say(
            '={{ $json.aantal }} keer gezocht zonder resultaat. Schrijf er een pagina over, voeg het woord toe aan een bestaande, of besluit dat het niet bij ons hoort.',
            '=Searched {{ $json.aantal }} times without a result. Write a page, add the word to an existing one, or decide that it is not ours.',
          ),
        }),
        table.upsert('Zet op afgehandeld', say('Zoektermen', 'Search terms'), term(), {
          [term()]: "={{ $('Vaak genoeg').item.json.term }}",
          [say('Aantal', 'Number')]: '0',
          [say('Afgehandeld', 'Handled')]: '={{ $now.toISODate() }}',
        }),
      ],
      flow: [
        'Zoekopdracht zonder resultaat > Maak de term schoon > Bruikbare term? > Zoek de term > Tel er een bij > Bewaar de telling',
        'Maandag om acht uur > Lees de zoektermen > Maak de toplijst > Mail de toplijst > Vaak genoeg > Maak een schrijftaak > Zet op afgehandeld',
      ],
    };
  },
});
