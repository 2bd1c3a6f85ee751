import { googleCalendar, outlookCalendar } from '../../apps/calendars.js';
import { approvalChats } from '../../apps/chats.js';
import { mailboxes } from '../../apps/mailers.js';
import { sftp } from '../../apps/storage-servers.js';
import { fullTables, upsertTables } from '../../apps/tables.js';
import { inApp, limitOf, mailOf } from '../../apps/values.js';
import {
  AS_TIME,
  both,
  called,
  code,
  combine,
  cron,
  evenWhenEmpty,
  everyMinutes,
  goOnAfterError,
  http,
  keep,
  node,
  onlyNew,
  onlyOnce,
  pause,
  reads,
  recipe,
  respond,
  rowsOf,
  say,
  set,
  spares,
  starts,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const dmarcReports = recipe({
  id: 'dmarc-reports-read',
  category: 'integration',
  tags: ['dmarc', 'e-mail', 'spoofing', 'beveiliging', 'spf', 'dkim'],
  saves: spares(
    60,
    'Iemand pakt XML-rapporten uit en zoekt op welke servers namens je domein mailen.',
    'Someone unpacks XML reports and finds which servers mail in the name of your domain.',
  ),
  variants: combine(
    { mailer: mailboxes, table: upsertTables, chat: approvalChats },
    { take: 3, apart: ['mailer', 'table'] },
  ),
  build: ({ mailer, table, chat }) => {
    const { nodes, path } = starts(mailer.inboxWithFiles, 'DMARC-rapport binnen', 'Rapportmail', [table]);
    return {
      name: both(
        `DMARC-rapporten uit ${mailer.app.label} uitpakken en afwijkende verzenders bewaren in ${table.app.label}`,
        `Unpack DMARC reports from ${mailer.app.label} and keep failing senders in ${table.app.label}`,
      ),
      description: both(
        `Pakt DMARC-rapporten die in ${mailer.app.label} binnenkomen uit, telt per verzendend IP-adres hoeveel mail door SPF of DKIM kwam, bewaart het in ${table.app.label} en meldt nieuwe afwijkende verzenders in ${chat.app.label}.`,
        `Unpacks DMARC reports that arrive in ${mailer.app.label}, counts by sending IP address how much mail passed SPF or DKIM, keeps it in ${table.app.label} and reports new failing senders in ${chat.app.label}.`,
      ),
      benefit: both(
        'Je ziet wie namens je domein mailt, zonder duur pakket.',
        'You see who mails in your name, without a costly package.',
      ),
      uses: [
        [mailer, both('ontvangt de rapporten', 'receives the reports')],
        [table, both('bewaart de verzenders', 'keeps the senders')],
        [chat, both('meldt nieuwe afwijkingen', 'reports new failures')],
      ],
      setup: [
        both(
          'Zet in je DMARC-record rua= een eigen adres en laat een mailregel die rapporten in de gelezen map zetten.',
          'Put an address of its own in rua= of your DMARC record and have a mail rule put those reports into the folder that is read.',
        ),
        both(
          'Geef het tabblad Verzenders de kolommen Sleutel, Domein, IP-adres, Melder, Dag, Goed, Fout en Maatregel.',
          'Give the tab Senders the columns Key, Domain, IP address, Reporter, Day, Passed, Failed and Measure.',
        ),
      ],
      notes: [
        {
          over: ['Pak het rapport uit', 'Lees het rapport'],
          text: say(
            '## Zip of gzip\nRapporten komen als .zip of .xml.gz; beide worden uitgepakt. Een bijlage die geen rapport is, wordt gemeld en niet bewaard. Doorgestuurde mail faalt vaak zonder dat er iets mis is: kijk eerst of het IP-adres van een bekende dienst is. Elk rapport krijgt eigen regels; hetzelfde rapport nog eens verandert niets.',
            '## Zip or gzip\nReports come as .zip or .xml.gz; both are unpacked. An attachment that is no report is told and not kept. Forwarded mail often fails with nothing wrong: first see whether the IP address is of a known service. Each report gets rows of its own; the same report once more changes nothing.',
          ),
        },
      ],
      names: {
        'DMARC-rapport binnen': 'DMARC report in',
        Rapportmail: 'Report mail',
        'Zet de bijlage klaar': 'Get the attachment ready',
        'Pak het rapport uit': 'Unpack the report',
        'Kies het bestand': 'Choose the file',
        'Maak er tekst van': 'Make text of it',
        'Lees het rapport': 'Read the report',
        'Bewaar de verzender': 'Keep the sender',
        'Meer fout dan goed': 'More failed than passed',
        'Nog niet gezien': 'Not seen yet',
        'Bundel de afwijkingen': 'Bundle the failures',
        'Meld de afwijkingen': 'Report the failures',
        'Geen leesbaar rapport': 'No readable report',
      },
      nodes: [
        ...nodes,
        code(
          'Zet de bijlage klaar',
          `
return $input.all().flatMap((item, i) => {
  const [bijlage] = Object.values(item.binary ?? {});
  return bijlage ? [{ json: { naam: bijlage.fileName ?? '' }, binary: { data: bijlage }, pairedItem: i }] : [];
});`,
        ),
        withErrorBranch(
          node('Pak het rapport uit', 'compression', 1.1, {
            operation: 'decompress',
            binaryPropertyName: 'data',
            outputPrefix: 'file_',
          }),
        ),
        code(
          'Kies het bestand',
          `
return $input.all().flatMap((item, i) => Object.entries(item.binary ?? {}).filter(([naam]) => naam.startsWith('file_')).slice(0, 1).map(([, bestand]) => ({ json: {}, binary: { data: bestand }, pairedItem: i })));`,
        ),
        withErrorBranch(
          node('Maak er tekst van', 'extractFromFile', 1.1, {
            operation: 'text',
            binaryPropertyName: 'data',
            destinationKey: 'xml',
            options: {},
          }),
        ),
        code(
          'Lees het rapport',
          `
const een = (tekst, naam) => new RegExp('<' + naam + '>\\\\s*([^<]*?)\\\\s*</' + naam + '>', 'i').exec(tekst)?.[1] ?? '';
const tel = {};
for (const { json } of $input.all()) {
  const xml = String(json.xml ?? '');
  const melder = een(xml, 'org_name') || '?';
  const eind = DateTime.fromSeconds(Number(een(xml, 'end')) || 0);
  const dag = eind.year > 2000 ? eind.toISODate() : $now.toISODate();
  const domein = een(/<policy_published>[\\s\\S]*?<\\/policy_published>/i.exec(xml)?.[0] ?? '', 'domain');
  for (const [rij] of xml.matchAll(/<record>[\\s\\S]*?<\\/record>/gi)) {
    const ip = een(rij, 'source_ip');
    const aantal = Number(een(rij, 'count')) || 0;
    const beleid = /<policy_evaluated>[\\s\\S]*?<\\/policy_evaluated>/i.exec(rij)?.[0] ?? '';
    if (!ip || !domein) continue;
    const sleutel = [domein, ip, melder, dag].join(' ');
    const t = (tel[sleutel] ??= { sleutel, domein, ip, melder, dag, goed: 0, fout: 0, maatregel: '' });
    if (een(beleid, 'dkim') === 'pass' || een(beleid, 'spf') === 'pass') t.goed += aantal; else { t.fout += aantal; t.maatregel = een(beleid, 'disposition'); }
  }
}
return Object.values(tel).map((json) => ({ json }));`,
        ),
        table.upsert('Bewaar de verzender', say('Verzenders', 'Senders'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
          [say('Domein', 'Domain')]: '={{ $json.domein }}',
          [say('IP-adres', 'IP address')]: '={{ $json.ip }}',
          [say('Goed', 'Passed')]: '={{ $json.goed }}',
          [say('Fout', 'Failed')]: '={{ $json.fout }}',
          [say('Maatregel', 'Measure')]: '={{ $json.maatregel }}',
          [say('Melder', 'Reporter')]: '={{ $json.melder }}',
          [say('Dag', 'Day')]: '={{ $json.dag }}',
        }),
        keep('Meer fout dan goed', [['={{ $json.fout > $json.goed }}', 'yes']]),
        onlyNew('Nog niet gezien', '={{ $json.domein }} {{ $json.ip }}'),
        code(
          'Bundel de afwijkingen',
          "return [{ json: { lijst: $input.all().slice(0, 20).map(({ json }) => '• ' + json.ip + ' ' + '" +
            say('namens', 'for') +
            "' + ' ' + json.domein + ': ' + json.fout + ' × ' + '" +
            say('fout', 'failed') +
            "' + (json.maatregel ? ' (' + json.maatregel + ')' : '')).join('\\n') } }];",
        ),
        chat.post(
          'Meld de afwijkingen',
          say(
            '=Nieuwe verzenders die door DMARC vallen:\n{{ $json.lijst }}\nEigen dienst? Zet hem in SPF en onderteken met DKIM. Onbekend? Laat het beleid zijn werk doen.',
            '=New senders that fail DMARC:\n{{ $json.lijst }}\nYour own service? Put it in SPF and sign with DKIM. Unknown? Let the policy do its work.',
          ),
        ),
        chat.post(
          'Geen leesbaar rapport',
          say(
            "=Een bijlage in de DMARC-mailbox is geen leesbaar rapport: {{ $('Zet de bijlage klaar').item.json.naam || 'zonder naam' }}.",
            "=An attachment in the DMARC mailbox is no readable report: {{ $('Zet de bijlage klaar').item.json.naam || 'without a name' }}.",
          ),
        ),
      ],
      flow: [
        `${path} > Zet de bijlage klaar > Pak het rapport uit > Kies het bestand > Maak er tekst van > Lees het rapport > Bewaar de verzender`,
        'Lees het rapport > Meer fout dan goed > Nog niet gezien > Bundel de afwijkingen > Meld de afwijkingen',
        'Pak het rapport uit #1 > Geen leesbaar rapport',
        'Maak er tekst van #1 > Geen leesbaar rapport',
      ],
    };
  },
});

export const partnerReceipts = recipe({
  id: 'partner-file-receipts',
  category: 'integration',
  tags: ['edi', 'sftp', 'partner', 'ontvangstbevestiging', 'bestanden'],
  saves: spares(
    25,
    'Iemand kijkt of de partner elk verzonden bestand heeft bevestigd en belt na.',
    'Someone checks that the partner confirmed each file sent and rings about it.',
  ),
  variants: combine({ table: fullTables, mailer: mailboxes }, { take: 2 }),
  build: ({ table, mailer }) => {
    const out = inApp(
      'SFTP',
      ['map met verzonden bestanden', 'folder of sent files'],
      [
        'De map waarin jullie bestanden voor de partner staan.',
        'The folder with your files for the partner.',
      ],
      ['/uit', '/out'],
      '^/',
    );
    const back = inApp(
      'SFTP',
      ['map met bevestigingen', 'folder of receipts'],
      ['De map waarin de partner bevestigingen zet.', 'The folder in which the partner puts receipts.'],
      ['/bevestigd', '/receipts'],
      '^/',
    );
    const hours = limitOf(
      'hours-to-confirm',
      ['Uren tot bevestiging', 'Hours to confirm'],
      [
        'Hoe lang de partner de tijd heeft om een bestand te bevestigen.',
        'How long the partner has to confirm a file.',
      ],
      4,
    );
    const list = (name: string, path: string) =>
      node(name, 'ftp', 1.1, { protocol: 'sftp', operation: 'list', path, recursive: false, options: {} });
    return {
      name: both(
        `Bestanden aan een partner volgen tot ze bevestigd zijn: stand in ${table.app.label}, maning via ${mailer.app.label}`,
        `Follow files to a partner until they are confirmed: state in ${table.app.label}, chasing through ${mailer.app.label}`,
      ),
      description: both(
        `Legt elk halfuur de bestanden die jullie op SFTP klaarzetten naast de bevestigingen van de partner en houdt de stand bij in ${table.app.label}. Geweigerde of te late bestanden gaan één keer via ${mailer.app.label} naar beide kanten.`,
        `Every half hour lays the files that you put on SFTP beside the partner's receipts and keeps the state in ${table.app.label}. Refused or late files are mailed once to both sides through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Een order die niet aankwam, merk je vandaag.',
        'An order that did not arrive is noticed today.',
      ),
      uses: [
        [{ app: sftp }, both('bevat bestanden en bevestigingen', 'holds files and receipts')],
        [table, both('houdt de stand bij', 'keeps the state')],
        [mailer, both('maant beide kanten', 'chases both sides')],
      ],
      setup: [
        both(
          'Geef het tabblad Uitwisseling de kolommen Bestand, Verzonden, Stand en Gemaand.',
          'Give the tab Exchange the columns File, Sent, State and Chased.',
        ),
        both(
          'Spreek met de partner af dat een bevestiging heet zoals het bestand, met .ok of .err erachter.',
          'Agree with the partner that a receipt is called like the file, with .ok or .err behind it.',
        ),
      ],
      notes: [
        {
          over: ['Leg bestand naast bevestiging'],
          text: say(
            '## Vier standen\nBevestigd, geweigerd (.err), wacht en te laat. Alleen bestanden van de laatste zeven dagen tellen. Is een map leeg, dan is dat ook een stand: zonder bevestigingen wacht alles.',
            '## Four states\nConfirmed, refused (.err), waiting and late. Only files of the last seven days count. An empty folder is a state too: without receipts everything waits.',
          ),
        },
      ],
      names: {
        'Elk halfuur': 'Every half hour',
        'Lees verzonden bestanden': 'Read sent files',
        'Zijn beide mappen gelezen?': 'Were both folders read?',
        'Server open?': 'Server open?',
        'Lees bevestigingen': 'Read receipts',
        'Lees de uitwisseling': 'Read the exchange',
        'Leg bestand naast bevestiging': 'Lay file beside receipt',
        'Bewaar de stand van het bestand': 'Keep the state of the file',
        'Geweigerd of te laat': 'Refused or late',
        'Bundel voor één mail': 'Bundle for one mail',
        'Mail de partner': 'Mail the partner',
        'Mail eigen beheer': 'Mail your own administrator',
        'Eén keer per dag': 'Once a day',
        'Mail dat SFTP dicht is': 'Mail that SFTP is closed',
      },
      nodes: [
        everyMinutes('Elk halfuur', 30),
        // Not an error branch: n8n would give the empty item to both ways.
        goOnAfterError(evenWhenEmpty(list('Lees verzonden bestanden', out))),
        goOnAfterError(evenWhenEmpty(onlyOnce(list('Lees bevestigingen', back)))),
        code(
          'Zijn beide mappen gelezen?',
          "return [{ json: { open: [...$('Lees verzonden bestanden').all(), ...$('Lees bevestigingen').all()].every(({ json }) => json.error === undefined) } }];",
        ),
        when('Server open?', [['={{ $json.open }}', 'yes']]),
        evenWhenEmpty(onlyOnce(table.rows('Lees de uitwisseling', say('Uitwisseling', 'Exchange')))),
        code(
          'Leg bestand naast bevestiging',
          `
const bestanden = $('Lees verzonden bestanden').all().map(({ json }) => ({ naam: json.name, tijd: DateTime.fromISO(String(json.modifyTime ?? '')), soort: json.type })).filter(({ naam, tijd, soort }) => naam && soort === '-' && tijd.isValid && tijd > $now.minus({ days: 7 }));
const terug = new Set($('Lees bevestigingen').all().map(({ json }) => String(json.name ?? '').toLowerCase()));
const bekend = new Map($input.all().map((regel) => { const $json = regel.json; return [String(${table.cell(say('Bestand', 'File'))} ?? ''), String(${table.cell(say('Stand', 'State'))} ?? '')]; }));
return bestanden.flatMap(({ naam, tijd }) => {
  const klein = naam.toLowerCase();
  const stand = terug.has(klein + '.ok') ? '${say('bevestigd', 'confirmed')}' : terug.has(klein + '.err') ? '${say('geweigerd', 'refused')}' : tijd < $now.minus({ hours: Number('${hours}') || 4 }) ? '${say('te laat', 'late')}' : '${say('wacht', 'waiting')}';
  return bekend.get(naam) === stand ? [] : [{ json: { naam, verzonden: tijd.toFormat('yyyy-MM-dd HH:mm'), stand } }];
});`,
        ),
        table.upsert(
          'Bewaar de stand van het bestand',
          say('Uitwisseling', 'Exchange'),
          say('Bestand', 'File'),
          {
            [say('Bestand', 'File')]: '={{ $json.naam }}',
            [say('Verzonden', 'Sent')]: '={{ $json.verzonden }}',
            [say('Stand', 'State')]: '={{ $json.stand }}',
            [say('Gemaand', 'Chased')]:
              `={{ ['${say('geweigerd', 'refused')}', '${say('te laat', 'late')}'].includes($json.stand) ? $now.toISODate() : '' }}`,
          },
        ),
        keep('Geweigerd of te laat', [
          [
            `={{ ['${say('geweigerd', 'refused')}', '${say('te laat', 'late')}'].includes($json.stand) }}`,
            'yes',
          ],
        ]),
        code(
          'Bundel voor één mail',
          "return [{ json: { aantal: $input.all().length, lijst: $input.all().map(({ json }) => json.naam + ' (' + json.verzonden + '): ' + json.stand).join('<br>') } }];",
        ),
        mailer.send(
          'Mail de partner',
          mailOf.partner,
          say(
            '={{ $json.aantal }} bestanden zonder goede bevestiging',
            '={{ $json.aantal }} files without a good receipt',
          ),
          say(
            '=Van deze bestanden die wij klaarzetten, zien we geen goede bevestiging:<br><br>{{ $json.lijst }}<br><br>Wil je nakijken of ze zijn ingelezen?',
            '=Of these files that we put ready we see no good receipt:<br><br>{{ $json.lijst }}<br><br>Will you check that they were read?',
          ),
        ),
        mailer.send(
          'Mail eigen beheer',
          mailOf.admin,
          say(
            "={{ $('Bundel voor één mail').first().json.aantal }} bestanden bij de partner vragen aandacht",
            "={{ $('Bundel voor één mail').first().json.aantal }} files at the partner need attention",
          ),
          "={{ $('Bundel voor één mail').first().json.lijst }}",
        ),
        onlyNew('Eén keer per dag', "={{ 'sftp ' + $now.toISODate() }}"),
        mailer.send(
          'Mail dat SFTP dicht is',
          mailOf.admin,
          say(
            'SFTP-server van de uitwisseling niet bereikbaar',
            'SFTP server of the exchange cannot be reached',
          ),
          say(
            'De mappen konden niet worden gelezen. Elk halfuur volgt een nieuwe poging; deze mail komt hooguit één keer per dag.',
            'The folders could not be read. It is tried again every half hour; this mail comes at most once a day.',
          ),
        ),
      ],
      flow: [
        'Elk halfuur > Lees verzonden bestanden > Lees bevestigingen > Zijn beide mappen gelezen? > Server open? > Lees de uitwisseling > Leg bestand naast bevestiging > Geweigerd of te laat > Bundel voor één mail > Mail de partner > Mail eigen beheer',
        'Leg bestand naast bevestiging > Bewaar de stand van het bestand',
        'Server open? #1 > Eén keer per dag > Mail dat SFTP dicht is',
      ],
    };
  },
});

export const whoIsOnDuty = recipe({
  id: 'who-is-on-duty-block',
  category: 'integration',
  tags: ['storingsdienst', 'bouwsteen', 'rooster', 'piket', 'bereikbaarheid'],
  saves: spares(
    5,
    'Elke koppeling die iemand moet bellen heeft zijn eigen lijstje met namen.',
    'Every link that has to ring somebody has its own list of names.',
  ),
  variants: combine({ table: fullTables, chat: approvalChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const duty = rowsOf(table, 'Lees het dienstrooster', say('Dienstrooster', 'Duty roster'), 'Dienstblok', {
      van: say('Van', 'From'),
      tot: say('Tot', 'Until'),
      naam: say('Naam', 'Name'),
      telefoon: say('Telefoon', 'Telephone'),
      mail: 'E-mail',
      achter: say('Achtervang', 'Backup'),
    });
    return {
      name: both(
        `Bouwsteen: wie heeft storingsdienst volgens ${table.app.label}, met gaten gemeld in ${chat.app.label}`,
        `Building block: who is on duty by ${table.app.label}, with gaps reported in ${chat.app.label}`,
      ),
      description: both(
        `Aan te roepen door elk ander proces: geeft naam, telefoon en mail van wie nu dienst heeft volgens het rooster in ${table.app.label}. Elke vrijdag zoekt hij gaten en dubbele diensten in de komende twee weken en noemt ze in ${chat.app.label}.`,
        `To call from any other process: gives name, telephone and mail of whoever is on duty by the roster in ${table.app.label}. Each Friday it looks for gaps and double shifts in the next two weeks and names them in ${chat.app.label}.`,
      ),
      benefit: both(
        'Eén rooster, en een gat ontdek je op vrijdag in plaats van ’s nachts.',
        'One roster, and a gap is found on Friday instead of at night.',
      ),
      uses: [
        [table, both('is het dienstrooster', 'is the duty roster')],
        [chat, both('krijgt gaten en dubbele diensten', 'gets gaps and double shifts')],
      ],
      setup: [
        both(
          'Geef het tabblad Dienstrooster de kolommen Van en Tot (jjjj-mm-dd uu:mm), Naam, Telefoon, E-mail en Achtervang (een telefoonnummer).',
          'Give the tab Duty roster the columns From and Until (yyyy-mm-dd hh:mm), Name, Telephone, E-mail and Backup (a telephone number).',
        ),
        both(
          'Roep hem aan met Execute Workflow en geef in moment een tijd mee, of laat dat leeg voor nu. Terug komen bekend, naam, telefoon, mail, achtervang en tot.',
          'Call it with Execute Workflow and pass a time in moment, or leave that empty for now. Back come known, name, telephone, mail, backup and until.',
        ),
      ],
      notes: [
        {
          over: ['Kies wie dienst heeft'],
          text: say(
            '## Altijd een antwoord\nHeeft niemand dienst, dan komt bekend: false terug met het noodnummer van de laatste achtervang, zodat het aanroepende proces niet vastloopt. Bij twee namen telt de dienst die het laatst begon.',
            '## Always an answer\nWhen nobody is on duty, known: false comes back with the emergency number of the last backup, so the calling process does not get stuck. With two names the shift that began last counts.',
          ),
        },
      ],
      names: {
        'Wie heeft dienst?': 'Who is on duty?',
        'Lees het dienstrooster': 'Read the duty roster',
        Dienstblok: 'Shift block',
        'Kies wie dienst heeft': 'Choose who is on duty',
        'Vrijdag om elf uur': 'Friday at eleven',
        'Lees de komende diensten': 'Read the coming shifts',
        'Zoek gaten en dubbele': 'Look for gaps and doubles',
        'Meld het rooster': 'Report the roster',
        'Gevraagd moment': 'Moment asked',
        'Noem gaten': 'Anything wrong?',
      },
      nodes: [
        called('Wie heeft dienst?', { moment: 'string' }),
        set('Gevraagd moment', { moment: '={{ $json.moment || $now.toISO() }}' }),
        ...duty.nodes.map((spec, i) => (i === 0 ? evenWhenEmpty(spec) : spec)),
        code(
          'Kies wie dienst heeft',
          `
${AS_TIME}
const tijd = asTime;
const gevraagd = tijd($('Gevraagd moment').first().json.moment);
const nu = gevraagd.isValid ? gevraagd : $now;
const diensten = $input.all().map(({ json }) => ({ ...json, begin: tijd(json.van), eind: tijd(json.tot) })).filter(({ begin, eind, naam }) => naam && begin.isValid && eind.isValid);
const dienst = diensten.filter(({ begin, eind }) => begin <= nu && nu < eind).sort((a, b) => b.begin - a.begin)[0];
const vorig = diensten.filter(({ eind }) => eind <= nu).sort((a, b) => b.eind - a.eind)[0];
return [{ json: { ${say('bekend', 'known')}: Boolean(dienst), ${say('naam', 'name')}: dienst?.naam ?? '', ${say('telefoon', 'telephone')}: String(dienst?.telefoon ?? vorig?.achter ?? ''), mail: dienst?.mail ?? '', ${say('achtervang', 'backup')}: String(dienst?.achter ?? vorig?.achter ?? ''), ${say('tot', 'until')}: dienst ? dienst.eind.toISO() : '' } }];`,
        ),
        cron('Vrijdag om elf uur', '0 11 * * 5'),
        evenWhenEmpty(table.rows('Lees de komende diensten', say('Dienstrooster', 'Duty roster'))),
        code(
          'Zoek gaten en dubbele',
          `
${AS_TIME}
const tijd = asTime;
const einde = $now.plus({ weeks: 2 });
const diensten = $input.all().map((regel) => { const $json = regel.json; return { begin: tijd(${table.cell(say('Van', 'From'))}), eind: tijd(${table.cell(say('Tot', 'Until'))}), naam: ${table.cell(say('Naam', 'Name'))}, telefoon: ${table.cell(say('Telefoon', 'Telephone'))} }; }).filter(({ begin, eind, naam }) => naam && begin.isValid && eind.isValid && eind > $now && begin < einde).sort((a, b) => a.begin - b.begin);
const mis = [];
const f = (t) => t.toFormat('dd-MM HH:mm');
let gedekt = $now;
for (const d of diensten) {
  if (d.begin > gedekt.plus({ minutes: 1 })) mis.push('${say('niemand van', 'nobody from')} ' + f(gedekt) + ' ${say('tot', 'until')} ' + f(d.begin));
  else if (d.begin < gedekt.minus({ minutes: 1 }) && gedekt > $now) mis.push('${say('dubbel vanaf', 'double from')} ' + f(d.begin) + ' (' + d.naam + ')');
  if (!/^\\+?[\\d ()-]{8,}$/.test(String(d.telefoon ?? ''))) mis.push(d.naam + ': ${say('geen bruikbaar telefoonnummer', 'no usable telephone number')}');
  if (d.eind > gedekt) gedekt = d.eind;
}
if (gedekt < einde) mis.push('${say('niemand vanaf', 'nobody from')} ' + f(gedekt));
return [{ json: { mis: [...new Set(mis)].slice(0, 15), diensten: diensten.length } }];`,
        ),
        when('Noem gaten', [['={{ $json.mis }}', 'someItems']]),
        chat.post(
          'Meld het rooster',
          say(
            "=Storingsdienst, komende twee weken:\n{{ $json.mis.map((m) => '• ' + m).join('\\n') }}",
            "=Duty roster, next two weeks:\n{{ $json.mis.map((m) => '• ' + m).join('\\n') }}",
          ),
        ),
      ],
      flow: [
        `Wie heeft dienst? > Gevraagd moment > ${duty.path} > Kies wie dienst heeft`,
        'Vrijdag om elf uur > Lees de komende diensten > Zoek gaten en dubbele > Noem gaten > Meld het rooster',
      ],
    };
  },
});

export const busyBlocks = recipe({
  id: 'busy-blocks-between-calendars',
  category: 'integration',
  tags: ['agenda', 'zzp', 'outlook', 'google', 'bezet', 'privé'],
  saves: spares(
    10,
    'Een zzp’er blokt elke afspraak met de hand ook in de agenda van de opdrachtgever.',
    'A freelancer blocks each appointment by hand in the client’s calendar too.',
  ),
  variants: combine({ chat: approvalChats }, { take: 2 }),
  build: ({ chat }) => {
    const source = reads(
      googleCalendar.week as NonNullable<typeof googleCalendar.week>,
      'Haal de week uit Google',
      'Eigen afspraak',
    );
    const target = reads(
      outlookCalendar.week as NonNullable<typeof outlookCalendar.week>,
      'Haal de week uit Outlook',
      'Zakelijke afspraak',
    );
    const word = () => say('Bezet (eigen agenda)', 'Busy (own calendar)');
    return {
      name: both(
        `Eigen afspraken uit Google Agenda als bezet in Outlook zetten, dubbele boekingen in ${chat.app.label}`,
        `Put own appointments from Google Agenda as busy in Outlook, double bookings in ${chat.app.label}`,
      ),
      description: both(
        `Zet elk kwartier de afspraken van de komende week uit je eigen Google Agenda als "Bezet" in de Outlook-agenda van je opdrachtgever, zonder titel of gasten, en meldt in ${chat.app.label} waar twee afspraken botsen.`,
        `Every quarter of an hour puts the appointments of the coming week from your own Google Agenda as "Busy" in your client's Outlook calendar, without title or guests, and reports in ${chat.app.label} where two appointments collide.`,
      ),
      benefit: both(
        'Collega’s plannen niets meer over je eigen afspraken heen.',
        'Colleagues no longer plan over your own appointments.',
      ),
      uses: [
        [googleCalendar, both('is je eigen agenda', 'is your own calendar')],
        [outlookCalendar, both('krijgt de bezette blokken', 'gets the busy blocks')],
        [chat, both('krijgt de botsingen', 'gets the collisions')],
      ],
      setup: [
        both(
          'Vraag je opdrachtgever of koppelen mag; er gaan alleen begin- en eindtijden over.',
          'Ask your client whether linking is allowed; only begin and end times go over.',
        ),
        both(
          'Een afgezegde of verplaatste afspraak laat het oude blok staan: haal dat in Outlook zelf weg.',
          'A cancelled or moved appointment leaves the old block: remove that in Outlook yourself.',
        ),
      ],
      notes: [
        {
          over: ['Vergelijk de agenda’s'],
          text: say(
            '## Eén kant op\nAlleen van Google naar Outlook, dus geen blok dat zichzelf terugkopieert. Staat er al een blok met dezelfde tijden, dan komt er geen tweede. Afspraken van een hele dag gaan niet mee.',
            '## One way\nOnly from Google to Outlook, so no block copies itself back. Where a block with the same times is there already, no second is made. Appointments of a whole day do not go along.',
          ),
        },
      ],
      names: {
        'Elk kwartier vergelijken': 'Compare every quarter',
        'Haal de week uit Google': 'Fetch the week from Google',
        'Eigen afspraak': 'Own appointment',
        'Eigen week': 'Own week',
        'Haal de week uit Outlook': 'Fetch the week from Outlook',
        'Zakelijke afspraak': 'Business appointment',
        'Vergelijk de agenda’s': 'Compare the calendars',
        'Nieuwe blokken': 'New blocks',
        'Zet het blok in Outlook': 'Put the block in Outlook',
        Botsingen: 'Collisions',
        'Nog niet gewaarschuwd': 'Not warned yet',
        'Meld de botsing': 'Report the collision',
        'Meld dat Outlook weigert': 'Report that Outlook refuses',
      },
      nodes: [
        everyMinutes('Elk kwartier vergelijken', 15),
        ...source.nodes,
        code('Eigen week', 'return [{ json: { afspraken: $input.all().map(({ json }) => json) } }];'),
        ...target.nodes.map((spec, i, all) => (i === all.length - 2 ? evenWhenEmpty(spec) : spec)),
        code(
          'Vergelijk de agenda’s',
          `
const tijd = (v) => DateTime.fromISO(String(v ?? ''));
const naar = (lijst) => lijst.map((een) => ({ titel: String(een.title ?? ''), begin: tijd(een.start), eind: tijd(een.end), heel: /^\\d{4}-\\d{2}-\\d{2}$/.test(String(een.start ?? '')) })).filter(({ begin, eind, heel }) => begin.isValid && eind.isValid && !heel && eind > $now);
const eigen = naar($('Eigen week').first().json.afspraken);
const zakelijk = naar($input.all().map(({ json }) => json));
const blok = '${word()}';
const gelijk = (a, b) => Math.abs(a.begin - b.begin) < 60000 && Math.abs(a.eind - b.eind) < 60000;
const blokken = zakelijk.filter(({ titel }) => titel === blok);
const nieuw = eigen.filter((een) => !blokken.some((b) => gelijk(een, b))).slice(0, 20);
const botst = eigen.flatMap((een) => zakelijk.filter((z) => z.titel !== blok && z.begin < een.eind && een.begin < z.eind).map((z) => ({ sleutel: een.begin.toISO() + z.begin.toISO(), tekst: een.begin.toFormat('dd-MM HH:mm') + ' – ' + een.eind.toFormat('HH:mm') + ' ${say('botst met', 'collides with')} ' + z.titel })));
return [{ json: { nieuw: nieuw.map(({ begin, eind }) => ({ begin: begin.toISO(), eind: eind.toISO() })), botst } }];`,
        ),
        code('Nieuwe blokken', 'return $input.first().json.nieuw.map((blok) => ({ json: blok }));'),
        withErrorBranch(
          outlookCalendar.create('Zet het blok in Outlook', {
            title: word(),
            start: '={{ $json.begin }}',
            end: '={{ $json.eind }}',
          }),
        ),
        code('Botsingen', 'return $input.first().json.botst.map((een) => ({ json: een }));'),
        onlyNew('Nog niet gewaarschuwd', '={{ $json.sleutel }}'),
        chat.post(
          'Meld de botsing',
          say('=Dubbel geboekt: {{ $json.tekst }}.', '=Double booked: {{ $json.tekst }}.'),
        ),
        chat.post(
          'Meld dat Outlook weigert',
          say(
            '=Een blok van {{ $json.begin }} kon niet in Outlook worden gezet; over een kwartier volgt een nieuwe poging.',
            '=A block of {{ $json.begin }} could not be put in Outlook; it is tried again in a quarter of an hour.',
          ),
        ),
      ],
      flow: [
        `Elk kwartier vergelijken > ${source.path} > Eigen week > ${target.path} > Vergelijk de agenda’s > Nieuwe blokken > Zet het blok in Outlook`,
        'Vergelijk de agenda’s > Botsingen > Nog niet gewaarschuwd > Meld de botsing',
        'Zet het blok in Outlook #1 > Meld dat Outlook weigert',
      ],
    };
  },
});

export const fanOut = recipe({
  id: 'one-event-to-three-systems',
  category: 'integration',
  tags: ['webhook', 'verdelen', 'koppeling', 'bewijs', 'herhalen'],
  saves: spares(
    30,
    'Een ontwikkelaar bouwt voor elke afnemer een eigen koppeling en zoekt later uit wie iets miste.',
    'A developer builds a link for each receiver and later finds out who missed something.',
  ),
  variants: combine({ table: fullTables, chat: approvalChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const target = rowsOf(table, 'Lees de afnemers', say('Afnemers', 'Receivers'), 'Afnemer', {
      naam: say('Naam', 'Name'),
      adres: say('Adres', 'Address'),
      soort: say('Gebeurtenis', 'Event'),
    });
    const post = (name: string) =>
      withErrorBranch(
        http(name, '={{ $json.adres }}', {
          method: 'POST',
          json: '={{ JSON.stringify($json.inhoud) }}',
          auth: 'header',
        }),
      );
    const keepRow = (name: string, state: string) =>
      table.upsert(name, say('Afleverbewijs', 'Deliveries'), say('Sleutel', 'Key'), {
        [say('Sleutel', 'Key')]: "={{ $('Bezorging').item.json.sleutel }}",
        [say('Afnemer', 'Receiver')]: "={{ $('Bezorging').item.json.naam }}",
        [say('Tijd', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm:ss') }}",
        [say('Stand', 'State')]: state,
      });
    return {
      name: both(
        `Eén gebeurtenis doorgeven aan alle afnemers uit ${table.app.label} met bewijs en herkansing, missers in ${chat.app.label}`,
        `Pass one event on to all receivers from ${table.app.label} with proof and a second try, failures in ${chat.app.label}`,
      ),
      description: both(
        `Neemt een gebeurtenis aan via een webhook, weigert dubbele, stuurt hem naar elke afnemer in ${table.app.label} die erop wacht, probeert een storing na tien minuten opnieuw en bewaart per afnemer het bewijs. Missers staan in ${chat.app.label}.`,
        `Takes an event through a webhook, refuses doubles, sends it to each receiver in ${table.app.label} that waits for it, tries a failure again after ten minutes and keeps proof for each receiver. Failures are in ${chat.app.label}.`,
      ),
      benefit: both(
        'Een nieuw systeem aansluiten is één regel in een tabel.',
        'Connecting a new system is one row in a table.',
      ),
      uses: [
        [table, both('bevat afnemers en bewijs', 'holds receivers and proof')],
        [chat, both('meldt wat niet aankwam', 'reports what did not arrive')],
      ],
      setup: [
        both(
          'Geef het tabblad Afnemers de kolommen Naam, Adres en Gebeurtenis (of * voor alles), en Afleverbewijs de kolommen Sleutel, Afnemer, Tijd en Stand.',
          'Give the tab Receivers the columns Name, Address and Event (or * for all), and Deliveries the columns Key, Receiver, Time and State.',
        ),
        both(
          'Laat de bron JSON sturen met id, soort en inhoud, met een geheime header; afnemers krijgen precies die drie velden.',
          'Have the source send JSON with id, soort (kind) and inhoud (content), with a secret header; receivers get exactly those three fields.',
        ),
        both(
          'Kies in "Lever af" en "Lever nog eens af" een Header Auth met een sleutel die alle afnemers kennen.',
          'Choose a Header Auth with a key that all receivers know in "Lever af" and "Lever nog eens af".',
        ),
      ],
      notes: [
        {
          over: ['Nieuwe gebeurtenis?', 'Lever af', 'Lever nog eens af'],
          text: say(
            '## Minstens één keer\nEen id dat al is aangenomen, wordt met "dubbel" beantwoord. Een afnemer kan iets toch twee keer krijgen als zijn antwoord zoekraakt: laat hem op id letten. Na de tweede misser is het aan een mens.',
            '## At least once\nAn id that was taken before is answered with "double". A receiver may still get something twice when its answer is lost: have it watch the id. After the second failure it is up to a person.',
          ),
        },
      ],
      names: {
        'Gebeurtenis binnen': 'Event in',
        'Volledig?': 'Complete?',
        'Bewijs van dit id': 'Proof of this id',
        'Nieuwe gebeurtenis?': 'New event?',
        'Neem aan': 'Accept',
        'Lees de afnemers': 'Read the receivers',
        Afnemer: 'Receiver',
        Bezorging: 'Delivery',
        'Lever af': 'Deliver',
        'Bewijs: bezorgd': 'Proof: delivered',
        'Wacht tien minuten': 'Wait ten minutes',
        'Lever nog eens af': 'Deliver once more',
        'Bewijs: mislukt': 'Proof: failed',
        'Meld de misser aan het team': 'Tell the team of the failure',
        'Antwoord dubbel': 'Answer double',
        'Antwoord onvolledig': 'Answer incomplete',
        'Bewijs van ontvangst': 'Proof of receipt',
        'Weer op te halen': 'Again to deliver',
      },
      nodes: [
        webhook('Gebeurtenis binnen', say('gebeurtenis', 'event'), { respond: 'responseNode' }),
        when('Volledig?', [
          ["={{ String($json.body?.id ?? '') }}", 'filled'],
          ["={{ String($json.body?.soort ?? '') }}", 'filled'],
        ]),
        evenWhenEmpty(
          table.find(
            'Bewijs van dit id',
            say('Afleverbewijs', 'Deliveries'),
            say('Sleutel', 'Key'),
            '={{ String($json.body.id) }}',
          ),
        ),
        when('Nieuwe gebeurtenis?', [[`={{ String(${table.cell(say('Sleutel', 'Key'))} ?? '') }}`, 'empty']]),
        table.upsert('Bewijs van ontvangst', say('Afleverbewijs', 'Deliveries'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: "={{ String($('Gebeurtenis binnen').item.json.body.id) }}",
          [say('Afnemer', 'Receiver')]: say('(aangenomen)', '(accepted)'),
          [say('Tijd', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm:ss') }}",
          [say('Stand', 'State')]: say('aangenomen', 'accepted'),
        }),
        respond('Neem aan', '={{ JSON.stringify({ ok: true }) }}', 202),
        ...target.nodes,
        code(
          'Bezorging',
          `
const { id, soort, inhoud } = $('Gebeurtenis binnen').first().json.body;
return $input.all().flatMap(({ json }, i) => (/^https:\\/\\//.test(String(json.adres ?? '')) && (String(json.soort ?? '').trim() === '*' || String(json.soort ?? '').split(',').map((s) => s.trim()).includes(String(soort))) ? [{ json: { sleutel: id + ' ' + json.naam, naam: json.naam, adres: json.adres, inhoud: { id, soort, inhoud: inhoud ?? null } }, pairedItem: i }] : []));`,
        ),
        post('Lever af'),
        keepRow('Bewijs: bezorgd', say('bezorgd', 'delivered')),
        pause('Wacht tien minuten', 10, 'minutes'),
        set('Weer op te halen', {
          adres: "={{ $('Bezorging').item.json.adres }}",
          inhoud: ['object', "={{ $('Bezorging').item.json.inhoud }}"],
        }),
        post('Lever nog eens af'),
        keepRow('Bewijs: mislukt', say('mislukt', 'failed')),
        chat.post(
          'Meld de misser aan het team',
          say(
            "={{ $('Bezorging').item.json.naam }} nam gebeurtenis {{ $('Bezorging').item.json.inhoud.id }} ({{ $('Bezorging').item.json.inhoud.soort }}) twee keer niet aan.",
            "={{ $('Bezorging').item.json.naam }} refused event {{ $('Bezorging').item.json.inhoud.id }} ({{ $('Bezorging').item.json.inhoud.soort }}) twice.",
          ),
        ),
        respond(
          'Antwoord dubbel',
          say(
            '={{ JSON.stringify({ ok: true, dubbel: true }) }}',
            '={{ JSON.stringify({ ok: true, double: true }) }}',
          ),
        ),
        respond(
          'Antwoord onvolledig',
          say(
            '={{ JSON.stringify({ ok: false, fout: "id en soort ontbreken" }) }}',
            '={{ JSON.stringify({ ok: false, error: "id and soort are missing" }) }}',
          ),
          422,
        ),
      ],
      flow: [
        `Gebeurtenis binnen > Volledig? > Bewijs van dit id > Nieuwe gebeurtenis? > Bewijs van ontvangst > Neem aan > ${target.path} > Bezorging > Lever af > Bewijs: bezorgd`,
        'Volledig? #1 > Antwoord onvolledig',
        'Nieuwe gebeurtenis? #1 > Antwoord dubbel',
        'Lever af #1 > Wacht tien minuten > Weer op te halen > Lever nog eens af > Bewijs: bezorgd',
        'Lever nog eens af #1 > Bewijs: mislukt > Meld de misser aan het team',
      ],
    };
  },
});
