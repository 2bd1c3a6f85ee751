import { approvalChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { homeAssistant, homeService } from '../../apps/sensors.js';
import { sftp } from '../../apps/storage-servers.js';
import { fullTables, upsertTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { inApp, limitOf, mailOf } from '../../apps/values.js';
import {
  both,
  code,
  codeEach,
  combine,
  cron,
  evenWhenEmpty,
  everyDay,
  everyMinutes,
  goOnAfterError,
  http,
  keep,
  limit,
  node,
  recipe,
  rowsOf,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const mailDomains = recipe({
  id: 'mail-domain-records',
  category: 'integration',
  tags: ['spf', 'dkim', 'dmarc', 'dns', 'e-mail', 'bureau'],
  saves: spares(
    30,
    'Iemand vraagt per domein de DNS-records op en leest ze na.',
    'Someone asks the DNS records of each domain and reads them through.',
  ),
  variants: combine({ table: fullTables, todo: taskApps }, { take: 3 }),
  build: ({ table, todo }) => {
    const domain = rowsOf(table, 'Lees de maildomeinen', say('Maildomeinen', 'Mail domains'), 'Maildomein', {
      domein: say('Domein', 'Domain'),
      dkim: 'DKIM',
      was: say('Oordeel', 'Verdict'),
    });
    const dns = (name: string, host: string) =>
      withErrorBranch(
        http(name, 'https://cloudflare-dns.com/dns-query', {
          query: { name: host, type: 'TXT' },
          headers: { accept: 'application/dns-json' },
          perSecond: 10,
        }),
      );
    return {
      name: both(
        `SPF, DKIM en DMARC van je maildomeinen uit ${table.app.label} bewaken met taken in ${todo.app.label}`,
        `Watch SPF, DKIM and DMARC of your mail domains from ${table.app.label} with tasks in ${todo.app.label}`,
      ),
      description: both(
        `Vraagt elke ochtend van elk domein in ${table.app.label} de records voor SPF, DKIM en DMARC op, beoordeelt ze en maakt een taak in ${todo.app.label} zodra het oordeel slechter wordt, zoals een dubbel SPF-record of beleid none.`,
        `Each morning asks the SPF, DKIM and DMARC records of each domain in ${table.app.label}, judges them and creates a task in ${todo.app.label} when the verdict gets worse, such as a double SPF record or policy none.`,
      ),
      benefit: both(
        'Mail van klanten belandt niet in de spam door een vergeten DNS-regel.',
        'Mail does not land in spam because of a forgotten DNS line.',
      ),
      uses: [
        [table, both('bevat de domeinen en het oordeel', 'holds the domains and the verdict')],
        [todo, both('krijgt een taak per verslechtering', 'gets a task for each setback')],
      ],
      setup: [
        both(
          'Geef het tabblad Maildomeinen de kolommen Domein, DKIM (de selector, zoals google of selector1; leeg als er niet met DKIM wordt ondertekend), Oordeel en Nagekeken.',
          'Give the tab Mail domains the columns Domain, DKIM (the selector, such as google or selector1; empty where nothing is signed), Verdict and Checked.',
        ),
      ],
      notes: [
        {
          over: ['Vraag SPF', 'Vraag DMARC', 'Vraag DKIM', 'Beoordeel het domein'],
          text: say(
            '## Waar op gelet wordt\nPrecies één SPF-record, met ~all of -all en hooguit tien verwijzingen op het eerste niveau. Een DMARC-record met beleid quarantine of reject en een adres voor rapporten. Een DKIM-sleutel onder de selector uit de lijst.',
            '## What is looked at\nExactly one SPF record, with ~all or -all and at most ten references on the first level. A DMARC record with policy quarantine or reject and an address for reports. A DKIM key under the selector of the list.',
          ),
        },
      ],
      names: {
        'Elke ochtend om half zeven': 'Every morning at half past six',
        'Lees de maildomeinen': 'Read the mail domains',
        Maildomein: 'Mail domain',
        'Lijkt op een domein': 'Looks like a domain',
        'Vraag SPF': 'Ask SPF',
        'Vraag DMARC': 'Ask DMARC',
        'Vraag DKIM': 'Ask DKIM',
        'Beoordeel het domein': 'Judge the domain',
        'Bewaar het oordeel': 'Keep the verdict',
        'Slechter dan eerst?': 'Worse than before?',
        'Maak een taak voor het domein': 'Make a task for the domain',
        'Eerste weigering': 'First refusal',
        'Maak een taak voor de storing': 'Make a task for the failure',
      },
      nodes: [
        everyDay('Elke ochtend om half zeven', 6, 30),
        ...domain.nodes,
        keep('Lijkt op een domein', [
          ["={{ String($json.domein ?? '').trim() }}", 'matches', '^[\\w.-]+\\.[a-z]{2,}$'],
        ]),
        dns('Vraag SPF', '={{ $json.domein.trim() }}'),
        dns('Vraag DMARC', "=_dmarc.{{ $('Lijkt op een domein').item.json.domein.trim() }}"),
        dns(
          'Vraag DKIM',
          "={{ ($('Lijkt op een domein').item.json.dkim || 'default') + '._domainkey.' + $('Lijkt op een domein').item.json.domein.trim() }}",
        ),
        codeEach(
          'Beoordeel het domein',
          `
const teksten = (antwoord) => (antwoord?.Answer ?? []).filter(({ type }) => type === 16).map(({ data }) => String(data).replace(/"\\s*"/g, '').replace(/^"|"$/g, ''));
const bron = $('Lijkt op een domein').item.json;
const spf = teksten($('Vraag SPF').item.json).filter((t) => /^v=spf1/i.test(t));
const dmarc = teksten($('Vraag DMARC').item.json).find((t) => /^v=DMARC1/i.test(t));
const dkim = teksten($json).some((t) => /p=[A-Za-z0-9+/]/.test(t));
const mis = [];
if (spf.length === 0) mis.push('${say('geen SPF-record', 'no SPF record')}');
if (spf.length > 1) mis.push('${say('meer dan één SPF-record', 'more than one SPF record')}');
if (spf.length === 1 && !/[~-]all/i.test(spf[0]) && !/redirect=/i.test(spf[0])) mis.push('${say('SPF eindigt niet op ~all of -all', 'SPF does not end in ~all or -all')}');
if (spf.length === 1 && (spf[0].match(/include:|redirect=|\\ba\\b|\\bmx\\b|exists:/gi) ?? []).length > 10) mis.push('${say('SPF verwijst te vaak door', 'SPF refers on too often')}');
if (!dmarc) mis.push('${say('geen DMARC-record', 'no DMARC record')}');
else { if (!/;\\s*p=(quarantine|reject)/i.test(dmarc)) mis.push('${say('DMARC-beleid doet niets (none)', 'DMARC policy does nothing (none)')}'); if (!/rua=/i.test(dmarc)) mis.push('${say('DMARC zonder adres voor rapporten', 'DMARC without an address for reports')}'); }
if (String(bron.dkim ?? '').trim() !== '' && !dkim) mis.push('${say('geen DKIM-sleutel bij selector', 'no DKIM key at selector')} ' + bron.dkim);
const was = String(bron.was ?? '').split('; ').filter(Boolean);
return { json: { domein: bron.domein, oordeel: mis.join('; ') || '${say('in orde', 'in order')}', nieuw: mis.filter((een) => !was.includes(een)) } };`,
        ),
        table.upsert('Bewaar het oordeel', say('Maildomeinen', 'Mail domains'), say('Domein', 'Domain'), {
          [say('Domein', 'Domain')]: '={{ $json.domein }}',
          [say('Oordeel', 'Verdict')]: '={{ $json.oordeel }}',
          [say('Nagekeken', 'Checked')]: '={{ $now.toISODate() }}',
        }),
        keep('Slechter dan eerst?', [['={{ $json.nieuw }}', 'someItems']]),
        todo.create('Maak een taak voor het domein', {
          title: say(
            '=Mailrecords van {{ $json.domein }} herstellen',
            '=Repair the mail records of {{ $json.domein }}',
          ),
          description: say(
            "=Nieuw: {{ $json.nieuw.join('; ') }}\nAlles: {{ $json.oordeel }}",
            "=New: {{ $json.nieuw.join('; ') }}\nAll: {{ $json.oordeel }}",
          ),
        }),
        limit('Eerste weigering', 1),
        todo.create('Maak een taak voor de storing', {
          title: say('DNS-controle van de maildomeinen mislukte', 'DNS check of the mail domains failed'),
          description: say(
            'Een of meer domeinen konden vanochtend niet worden opgevraagd; hun oordeel is van de vorige keer.',
            'One or more domains could not be asked this morning; their verdict is of the last time.',
          ),
        }),
      ],
      flow: [
        `Elke ochtend om half zeven > ${domain.path} > Lijkt op een domein > Vraag SPF > Vraag DMARC > Vraag DKIM > Beoordeel het domein > Bewaar het oordeel`,
        'Beoordeel het domein > Slechter dan eerst? > Maak een taak voor het domein',
        'Vraag SPF #1 > Eerste weigering > Maak een taak voor de storing',
        'Vraag DMARC #1 > Eerste weigering',
        'Vraag DKIM #1 > Eerste weigering',
      ],
    };
  },
});

export const cheapHours = recipe({
  id: 'cheap-power-hours',
  category: 'integration',
  tags: ['energie', 'dynamisch tarief', 'home assistant', 'laadpaal', 'stroomprijs'],
  saves: spares(
    10,
    'Iemand kijkt elke dag de uurprijzen na en zet apparaten met de hand aan.',
    'Someone looks at the hourly prices each day and switches devices by hand.',
  ),
  variants: combine({ chat: approvalChats, table: fullTables }, { take: 2 }),
  build: ({ chat, table }) => {
    const hours = limitOf(
      'cheap-hours',
      ['Aantal goedkope uren', 'Number of cheap hours'],
      ['Hoeveel uren van de dag het apparaat mag draaien.', 'How many hours of the day the device may run.'],
      6,
    );
    const device = inApp(
      'Home Assistant',
      ['schakelaar', 'switch'],
      ['Het id van de schakelaar, zoals switch.laadpaal.', 'The id of the switch, such as switch.charger.'],
      ['switch.laadpaal', 'switch.charger'],
      '^\\w+\\.\\w+$',
    );
    return {
      name: both(
        `Apparaten in Home Assistant op de goedkoopste stroomuren laten draaien, plan in ${chat.app.label}, uren in ${table.app.label}`,
        `Run devices in Home Assistant in the cheapest power hours, plan in ${chat.app.label}, hours in ${table.app.label}`,
      ),
      description: both(
        `Haalt elke nacht de uurprijzen van stroom op bij EnergyZero, kiest de goedkoopste uren, zet het plan in ${chat.app.label} en schakelt elk uur een apparaat in Home Assistant. Zonder prijzen blijft het uit en komt er een seintje.`,
        `Each night fetches the hourly prices of power from EnergyZero, picks the cheapest hours, posts the plan in ${chat.app.label} and switches a device in Home Assistant every hour. Without prices it stays off and there is a notice.`,
      ),
      benefit: both(
        'De laadpaal of koeling draait als de stroom het minst kost.',
        'The charger or cooling runs when power costs least.',
      ),
      uses: [
        [{ app: homeAssistant }, both('schakelt het apparaat', 'switches the device')],
        [table, both('bewaart de gekozen uren', 'keeps the chosen hours')],
        [chat, both('krijgt het plan van de dag', 'gets the plan of the day')],
      ],
      setup: [
        both(
          'Geef het tabblad Stroomuren de kolommen Dag, Uren en Gemiddelde.',
          'Give the tab Power hours the columns Day, Hours and Average.',
        ),
        both(
          'Laat niets schakelen wat niet zonder toezicht aan of uit mag, zoals een koeling zonder eigen thermostaat.',
          'Switch nothing that may not go on or off unattended, such as cooling without a thermostat of its own.',
        ),
      ],
      notes: [
        {
          over: ['Kies de goedkoopste uren', 'Hoort dit uur erbij?'],
          text: say(
            '## Marktprijs zonder opslag\nBelasting en opslag van je leverancier zijn elk uur gelijk en veranderen de volgorde niet. De uren hoeven niet op elkaar aan te sluiten; bij een negatieve prijs draait het apparaat altijd.',
            '## Market price without surcharge\nTax and your supplier’s surcharge are the same each hour and do not change the order. The hours need not follow each other; at a negative price the device always runs.',
          ),
        },
      ],
      names: {
        'Vijf over twaalf ’s nachts': 'Five past midnight',
        'Haal de uurprijzen': 'Fetch the hourly prices',
        'Kies de goedkoopste uren': 'Pick the cheapest hours',
        'Prijzen gekregen?': 'Got prices?',
        'Bewaar de uren': 'Keep the hours',
        'Deel het stroomplan': 'Share the power plan',
        'Meld dat er geen prijzen zijn': 'Report that there are no prices',
        'Tien over elk uur': 'Ten past every hour',
        'Lees de gekozen uren': 'Read the chosen hours',
        'Hoort dit uur erbij?': 'Is this hour one of them?',
        'Aan of uit?': 'On or off?',
        'Zet het apparaat aan': 'Switch the device on',
        'Zet het apparaat uit': 'Switch the device off',
        'Meld dat schakelen mislukte': 'Report that switching failed',
      },
      nodes: [
        cron('Vijf over twaalf ’s nachts', '5 0 * * *'),
        withErrorBranch(
          http('Haal de uurprijzen', 'https://public.api.energyzero.nl/public/v1/prices', {
            query: {
              energyType: 'ENERGY_TYPE_ELECTRICITY',
              date: "={{ $now.toFormat('dd-MM-yyyy') }}",
              interval: 'INTERVAL_HOUR',
            },
          }),
        ),
        code(
          'Kies de goedkoopste uren',
          `
const prijzen = ($input.first().json.base ?? []).map((een) => ({ uur: DateTime.fromISO(String(een.start)).setZone('Europe/Amsterdam'), prijs: Number(een.price?.value) })).filter(({ uur, prijs }) => uur.isValid && Number.isFinite(prijs) && uur.hasSame($now, 'day'));
const gekozen = prijzen.toSorted((a, b) => a.prijs - b.prijs).filter(({ prijs }, i) => i < Number('${hours}') || prijs < 0).map(({ uur, prijs }) => ({ uur: uur.hour, prijs })).sort((a, b) => a.uur - b.uur);
const gemiddeld = (lijst) => lijst.reduce((som, een) => som + een.prijs, 0) / Math.max(lijst.length, 1);
return [{ json: { dag: $now.toISODate(), aantal: prijzen.length, uren: gekozen.map(({ uur }) => uur).join(','), tekst: gekozen.map(({ uur, prijs }) => String(uur).padStart(2, '0') + ':00 (' + (prijs * 100).toFixed(1) + ' ct)').join(', '), gekozen: Math.round(gemiddeld(gekozen) * 1000) / 10, gemiddeld: Math.round(gemiddeld(prijzen) * 1000) / 10 } }];`,
        ),
        when('Prijzen gekregen?', [['={{ $json.aantal }}', '>', 0]]),
        table.upsert('Bewaar de uren', say('Stroomuren', 'Power hours'), say('Dag', 'Day'), {
          [say('Dag', 'Day')]: '={{ $json.dag }}',
          [say('Uren', 'Hours')]: '=,{{ $json.uren }},',
          [say('Gemiddelde', 'Average')]: '={{ $json.gemiddeld }}',
        }),
        chat.post(
          'Deel het stroomplan',
          say(
            "=Goedkope uren vandaag: {{ $('Kies de goedkoopste uren').item.json.tekst }}. Gemiddeld {{ $('Kies de goedkoopste uren').item.json.gekozen.toLocaleString('nl-NL') }} cent tegen {{ $('Kies de goedkoopste uren').item.json.gemiddeld.toLocaleString('nl-NL') }} over de hele dag.",
            "=Cheap hours today: {{ $('Kies de goedkoopste uren').item.json.tekst }}. On average {{ $('Kies de goedkoopste uren').item.json.gekozen.toLocaleString('en-GB') }} cents against {{ $('Kies de goedkoopste uren').item.json.gemiddeld.toLocaleString('en-GB') }} over the whole day.",
          ),
        ),
        chat.post(
          'Meld dat er geen prijzen zijn',
          say(
            'Er zijn vandaag geen stroomprijzen opgehaald; het apparaat blijft uit tot iemand het zelf aanzet.',
            'No power prices were fetched today; the device stays off until somebody switches it on.',
          ),
        ),
        cron('Tien over elk uur', '10 * * * *'),
        evenWhenEmpty(table.rows('Lees de gekozen uren', say('Stroomuren', 'Power hours'))),
        code(
          'Hoort dit uur erbij?',
          `
const uren = $input.all().map((regel) => { const $json = regel.json; return { dag: String(${table.cell(say('Dag', 'Day'))} ?? '').slice(0, 10), uren: String(${table.cell(say('Uren', 'Hours'))} ?? '') }; }).find(({ dag }) => dag === $now.toISODate());
return [{ json: { aan: uren !== undefined && uren.uren.split(',').includes(String($now.hour)) } }];`,
        ),
        when('Aan of uit?', [['={{ $json.aan }}', 'yes']]),
        withErrorBranch(homeService('Zet het apparaat aan', 'homeassistant', 'turn_on', device)),
        withErrorBranch(homeService('Zet het apparaat uit', 'homeassistant', 'turn_off', device)),
        chat.post(
          'Meld dat schakelen mislukte',
          say(
            '=Home Assistant nam de schakeling van {{ $now.hour }} uur niet aan. Zet het apparaat zelf in de goede stand.',
            '=Home Assistant did not take the switch of {{ $now.hour }} o’clock. Put the device in the right position yourself.',
          ),
        ),
      ],
      flow: [
        'Vijf over twaalf ’s nachts > Haal de uurprijzen > Kies de goedkoopste uren > Prijzen gekregen? > Bewaar de uren > Deel het stroomplan',
        'Haal de uurprijzen #1 > Meld dat er geen prijzen zijn',
        'Prijzen gekregen? #1 > Meld dat er geen prijzen zijn',
        'Tien over elk uur > Lees de gekozen uren > Hoort dit uur erbij? > Aan of uit? > Zet het apparaat aan',
        'Aan of uit? #1 > Zet het apparaat uit',
        'Zet het apparaat aan #1 > Meld dat schakelen mislukte',
        'Zet het apparaat uit #1 > Meld dat schakelen mislukte',
      ],
    };
  },
});

export const supplierStatus = recipe({
  id: 'status-of-suppliers',
  category: 'integration',
  tags: ['storing', 'leveranciers', 'statuspagina', 'saas', 'helpdesk'],
  saves: spares(
    20,
    'De helpdesk zoekt bij elke klacht uit of het aan een leverancier ligt.',
    'The help desk finds out at each complaint whether a supplier is to blame.',
  ),
  variants: combine({ table: fullTables, chat: approvalChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const page = rowsOf(table, 'Lees de leveranciers', say('Statuspagina’s', 'Status pages'), 'Leverancier', {
      naam: say('Leverancier', 'Supplier'),
      adres: say('Adres', 'Address'),
      waarvoor: say('Waarvoor', 'What for'),
      stand: say('Stand', 'State'),
      sinds: say('Sinds', 'Since'),
    });
    return {
      name: both(
        `Storingen bij je leveranciers volgen vanuit ${table.app.label} en begin en einde melden in ${chat.app.label}`,
        `Follow outages of your suppliers from ${table.app.label} and tell begin and end in ${chat.app.label}`,
      ),
      description: both(
        `Leest elke vijf minuten de openbare statuspagina's uit ${table.app.label} en meldt in ${chat.app.label} wanneer een leverancier een storing heeft, waar die jullie raakt en hoe lang hij duurde.`,
        `Reads the public status pages listed in ${table.app.label} every five minutes and tells ${chat.app.label} when a supplier has an outage, where it hits you and how long it took.`,
      ),
      benefit: both(
        'Iedereen weet het voordat de eerste klant belt.',
        'Everybody knows before the first customer calls.',
      ),
      uses: [
        [table, both('bevat de statuspagina’s', 'holds the status pages')],
        [chat, both('krijgt begin en einde', 'gets begin and end')],
      ],
      setup: [
        both(
          'Geef het tabblad Statuspagina’s de kolommen Leverancier, Adres, Waarvoor, Stand en Sinds. Adres is de samenvatting in JSON, bij veel leveranciers hun statuspagina met /api/v2/summary.json erachter.',
          'Give the tab Status pages the columns Supplier, Address, What for, State and Since. Address is the summary in JSON, with many suppliers their status page with /api/v2/summary.json behind it.',
        ),
      ],
      notes: [
        {
          over: ['Lees de stand af', 'Anders dan eerst?'],
          text: say(
            '## Gepland onderhoud telt niet\nDe indicator none is goed; minor, major en critical zijn een storing. Een statuspagina die zelf niet antwoordt, verandert niets: dan blijft de laatste stand staan.',
            '## Planned maintenance does not count\nThe indicator none is fine; minor, major and critical are an outage. A status page that does not answer itself changes nothing: the last state stays.',
          ),
        },
      ],
      names: {
        'Om de vijf minuten': 'Every five minutes again',
        'Lees de leveranciers': 'Read the suppliers',
        Leverancier: 'Supplier',
        'Met een adres': 'With an address',
        'Open de statuspagina': 'Open the status page',
        'Lees de stand af': 'Read the state',
        'Anders dan eerst?': 'Different from before?',
        'Leg de stand vast': 'Record the state',
        'Storing of herstel?': 'Outage or recovery?',
        'Meld de storing bij de leverancier': 'Report the supplier’s outage',
        'Meld dat het voorbij is': 'Report that it is over',
      },
      nodes: [
        everyMinutes('Om de vijf minuten', 5),
        ...page.nodes,
        keep('Met een adres', [["={{ String($json.adres ?? '') }}", 'matches', '^https://']]),
        goOnAfterError(http('Open de statuspagina', '={{ $json.adres }}', { full: true })),
        codeEach(
          'Lees de stand af',
          `
const bron = $('Met een adres').item.json;
const indicator = $json.statusCode === 200 ? String($json.body?.status?.indicator ?? '') : '';
const stand = indicator === 'none' ? 'ok' : /^(minor|major|critical)$/.test(indicator) ? indicator : '';
const was = String(bron.stand ?? '') || 'ok';
const uit = ($json.body?.components ?? []).filter((deel) => !deel.group && !/^(operational|under_maintenance)$/.test(String(deel.status))).map(({ name }) => name);
const sinds = DateTime.fromISO(String(bron.sinds ?? ''));
return { json: { ...bron, nu: stand || was, anders: stand !== '' && (stand === 'ok') !== (was === 'ok'), wat: [...new Set(uit)].slice(0, 8).join(', '), incident: $json.body?.incidents?.[0]?.name ?? '', minuten: sinds.isValid ? Math.round($now.diff(sinds, 'minutes').minutes) : null } };`,
        ),
        keep('Anders dan eerst?', [['={{ $json.anders }}', 'yes']]),
        table.upsert(
          'Leg de stand vast',
          say('Statuspagina’s', 'Status pages'),
          say('Leverancier', 'Supplier'),
          {
            [say('Leverancier', 'Supplier')]: '={{ $json.naam }}',
            [say('Stand', 'State')]: '={{ $json.nu }}',
            [say('Sinds', 'Since')]: '={{ $now.toISO() }}',
          },
        ),
        when('Storing of herstel?', [["={{ $('Anders dan eerst?').item.json.nu }}", 'isNot', 'ok']]),
        chat.post(
          'Meld de storing bij de leverancier',
          say(
            "=Storing bij {{ $('Anders dan eerst?').item.json.naam }} ({{ $('Anders dan eerst?').item.json.nu }}): {{ $('Anders dan eerst?').item.json.incident || $('Anders dan eerst?').item.json.wat || 'zie hun statuspagina' }}. Raakt bij ons: {{ $('Anders dan eerst?').item.json.waarvoor || 'onbekend' }}.",
            "=Outage at {{ $('Anders dan eerst?').item.json.naam }} ({{ $('Anders dan eerst?').item.json.nu }}): {{ $('Anders dan eerst?').item.json.incident || $('Anders dan eerst?').item.json.wat || 'see their status page' }}. Hits us in: {{ $('Anders dan eerst?').item.json.waarvoor || 'unknown' }}.",
          ),
        ),
        chat.post(
          'Meld dat het voorbij is',
          say(
            "={{ $('Anders dan eerst?').item.json.naam }} is weer in orde{{ $('Anders dan eerst?').item.json.minuten === null ? '' : ', na ' + $('Anders dan eerst?').item.json.minuten + ' minuten' }}.",
            "={{ $('Anders dan eerst?').item.json.naam }} is fine again{{ $('Anders dan eerst?').item.json.minuten === null ? '' : ', after ' + $('Anders dan eerst?').item.json.minuten + ' minutes' }}.",
          ),
        ),
      ],
      flow: [
        `Om de vijf minuten > ${page.path} > Met een adres > Open de statuspagina > Lees de stand af > Anders dan eerst? > Leg de stand vast > Storing of herstel? > Meld de storing bij de leverancier`,
        'Storing of herstel? #1 > Meld dat het voorbij is',
      ],
    };
  },
});

const BACKUP_HOURS = ownLimit(
  ['Hoogste leeftijd in uren', 'Highest age in hours'],
  ['Een oudere back-up wordt gemeld.', 'An older backup is told.'],
  26,
);
const BACKUP_PERCENT = ownLimit(
  ['Minstens procent van de vorige', 'At least percent of the one before'],
  ['Een kleinere back-up wordt gemeld.', 'A smaller backup is told.'],
  75,
);

export const backupFreshness = recipe({
  id: 'backup-file-freshness',
  category: 'integration',
  tags: ['back-up', 'sftp', 'controle', 'beheer', 'mkb'],
  saves: spares(
    10,
    'Iemand opent elke ochtend de back-upmap en kijkt of het bestand van vannacht er staat.',
    'Someone opens the backup folder each morning to see whether last night’s file is there.',
  ),
  variants: combine({ table: upsertTables, mailer: mailboxes }, { take: 2 }),
  build: ({ table, mailer }) => {
    const folder = inApp(
      'SFTP',
      ['back-upmap', 'backup folder'],
      ['De map waar de back-ups in komen.', 'The folder that the backups go to.'],
      ['/back-ups', '/backups'],
      '^/',
    );
    return {
      name: both(
        `Back-upbestanden op SFTP elke ochtend nakijken op leeftijd en grootte, logboek in ${table.app.label}, alarm via ${mailer.app.label}`,
        `Check backup files on SFTP for age and size each morning, log in ${table.app.label}, alarm through ${mailer.app.label}`,
      ),
      description: both(
        `Kijkt elke ochtend op de SFTP-server of er een verse back-up staat en of hij niet veel kleiner is dan de vorige. De uitkomst komt in ${table.app.label}; bij twijfel mailt ${mailer.app.label} wat er mis is.`,
        `Each morning looks on the SFTP server whether a fresh backup is there and not much smaller than the last. The outcome goes to ${table.app.label}; in doubt ${mailer.app.label} mails what is wrong.`,
      ),
      benefit: both(
        'Een lege back-up ontdek je vandaag, niet na de brand.',
        'You find an empty backup today, not after the fire.',
      ),
      uses: [
        [{ app: sftp }, both('bevat de back-ups', 'holds the backups')],
        [table, both('houdt de controle bij', 'keeps the checks')],
        [mailer, both('mailt bij twijfel', 'mails in doubt')],
      ],
      setup: [
        both(
          'Geef het tabblad Back-upcontrole de kolommen Dag, Bestand, Grootte, Leeftijd en Oordeel.',
          'Give the tab Backup check the columns Day, File, Size, Age and Verdict.',
        ),
        both(
          'Deze controle zegt niet dat terugzetten lukt: probeer dat zelf eens per kwartaal.',
          'This check does not say that restoring works: try that yourself once a quarter.',
        ),
      ],
      names: {
        'Elke ochtend om zeven': 'Every morning at seven',
        'Bekijk de back-upmap': 'Look at the backup folder',
        'Server bereikt?': 'Server reached?',
        'Weeg de nieuwste back-up': 'Weigh the newest backup',
        'Noteer de controle': 'Record the check',
        'Iets mis?': 'Something wrong?',
        'Mail wat er mis is': 'Mail what is wrong',
        'Mail dat de server zwijgt': 'Mail that the server is silent',
      },
      notes: [
        {
          over: ['Weeg de nieuwste back-up'],
          text: say(
            '## Drie vragen\nIs het nieuwste bestand jong genoeg (standaard 26 uur)? Is het groot genoeg (standaard driekwart van het vorige)? Staan er ten minste twee? Een map zonder bestanden is ook een antwoord: dan is er geen back-up.',
            '## Three questions\nIs the newest file young enough (26 hours by default)? Is it large enough (three quarters of the one before by default)? Are there at least two? A folder without files is an answer too: then there is no backup.',
          ),
        },
      ],
      nodes: [
        everyDay('Elke ochtend om zeven', 7),
        // Not an error branch: n8n would give the empty item to both ways.
        goOnAfterError(
          evenWhenEmpty(
            node('Bekijk de back-upmap', 'ftp', 1.1, {
              protocol: 'sftp',
              operation: 'list',
              path: folder,
              recursive: false,
              options: {},
            }),
          ),
        ),
        when('Server bereikt?', [['={{ $json.error === undefined }}', 'yes']]),
        code(
          'Weeg de nieuwste back-up',
          `
const bestanden = $input.all().map(({ json }) => ({ naam: json.name, grootte: Number(json.size) || 0, tijd: DateTime.fromISO(String(json.modifyTime ?? '')), soort: json.type })).filter(({ naam, tijd, soort }) => naam && tijd.isValid && soort === '-').sort((a, b) => b.tijd - a.tijd);
const [nieuw, vorig] = bestanden;
const uren = nieuw ? Math.round($now.diff(nieuw.tijd, 'hours').hours * 10) / 10 : null;
const mis = [];
if (!nieuw) mis.push('${say('er staat geen enkele back-up in de map', 'there is no backup in the folder at all')}');
else {
  if (uren > ${BACKUP_HOURS}) mis.push('${say('de nieuwste back-up is te oud, in uren:', 'the newest backup is too old, in hours:')} ' + uren);
  if (nieuw.grootte === 0) mis.push('${say('de nieuwste back-up is leeg', 'the newest backup is empty')}');
  else if (vorig && nieuw.grootte < vorig.grootte * ${BACKUP_PERCENT} / 100) mis.push('${say('de nieuwste back-up is veel kleiner dan de vorige, in procenten:', 'the newest backup is much smaller than the last, in percent:')} ' + Math.round((nieuw.grootte / vorig.grootte) * 100));
  if (!vorig) mis.push('${say('er is maar één back-up', 'there is only one backup')}');
}
return [{ json: { dag: $now.toISODate(), bestand: nieuw?.naam ?? '', mb: nieuw ? Math.round(nieuw.grootte / 104857.6) / 10 : 0, uren: uren ?? '', oordeel: mis.join('; ') || '${say('in orde', 'in order')}', goed: mis.length === 0 } }];`,
        ),
        table.upsert('Noteer de controle', say('Back-upcontrole', 'Backup check'), say('Dag', 'Day'), {
          [say('Dag', 'Day')]: '={{ $json.dag }}',
          [say('Bestand', 'File')]: '={{ $json.bestand }}',
          [say('Grootte', 'Size')]: '={{ $json.mb }} MB',
          [say('Leeftijd', 'Age')]: say('={{ $json.uren }} uur', '={{ $json.uren }} hours'),
          [say('Oordeel', 'Verdict')]: '={{ $json.oordeel }}',
        }),
        when('Iets mis?', [["={{ $('Weeg de nieuwste back-up').first().json.goed }}", 'no']]),
        mailer.send(
          'Mail wat er mis is',
          mailOf.admin,
          say('Back-up van vannacht vraagt aandacht', 'Last night’s backup needs attention'),
          say(
            "=Bij de controle van vanochtend: {{ $('Weeg de nieuwste back-up').first().json.oordeel }}.<br>Nieuwste bestand: {{ $('Weeg de nieuwste back-up').first().json.bestand || 'geen' }} ({{ $('Weeg de nieuwste back-up').first().json.mb.toLocaleString('nl-NL') }} MB).",
            "=In this morning’s check: {{ $('Weeg de nieuwste back-up').first().json.oordeel }}.<br>Newest file: {{ $('Weeg de nieuwste back-up').first().json.bestand || 'none' }} ({{ $('Weeg de nieuwste back-up').first().json.mb.toLocaleString('en-GB') }} MB).",
          ),
        ),
        mailer.send(
          'Mail dat de server zwijgt',
          mailOf.admin,
          say('Back-upserver niet bereikbaar', 'Backup server cannot be reached'),
          say(
            'De controle van vanochtend kon de map op de SFTP-server niet openen. Of er een back-up staat, is dus onbekend.',
            'This morning’s check could not open the folder on the SFTP server. So it is unknown whether there is a backup.',
          ),
        ),
      ],
      flow: [
        'Elke ochtend om zeven > Bekijk de back-upmap > Server bereikt? > Weeg de nieuwste back-up > Noteer de controle > Iets mis? > Mail wat er mis is',
        'Server bereikt? #1 > Mail dat de server zwijgt',
      ],
    };
  },
});
