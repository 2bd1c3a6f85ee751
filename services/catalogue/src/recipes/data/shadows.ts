import { approvalChats } from '../../apps/chats.js';
import { mailboxes } from '../../apps/mailers.js';
import { mailingLists } from '../../apps/mailing-lists.js';
import { fullTables, readableTables } from '../../apps/tables.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  evenWhenEmpty,
  everyDay,
  everyMinutes,
  everyMonths,
  keep,
  onlyOnce,
  reads,
  recipe,
  rowsOf,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const cellChangeLog = recipe({
  id: 'cell-change-log',
  category: 'data',
  tags: ['wijzigingslog', 'audit', 'tabel', 'prijzen', 'controle'],
  saves: spares(
    30,
    'Iemand legt twee versies van een lijst naast elkaar om te zien wie wat veranderde.',
    'Someone lays two versions of a list side by side to see what was changed.',
  ),
  variants: combine({ table: fullTables, chat: approvalChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const many = limitOf(
      'many-changes',
      ['Wijzigingen voor alarm', 'Changes for an alarm'],
      [
        'Vanaf hoeveel gewijzigde cellen op een dag er een waarschuwing komt.',
        'From how many changed cells a day there is a warning.',
      ],
      50,
    );
    return {
      name: both(
        `Wijzigingslog per cel van je prijslijst in ${table.app.label}, opvallende dagen in ${chat.app.label}`,
        `Change log by cell of your price list in ${table.app.label}, odd days in ${chat.app.label}`,
      ),
      description: both(
        `Vergelijkt elke nacht de prijslijst in ${table.app.label} met die van gisteren, schrijft elke gewijzigde cel met oude en nieuwe waarde in een log en waarschuwt in ${chat.app.label} bij verdwenen regels of heel veel wijzigingen.`,
        `Compares the price list in ${table.app.label} with that of the day before each night, logs every changed cell with its old and new value and warns in ${chat.app.label} about vanished rows or very many changes.`,
      ),
      benefit: both(
        'Altijd terug te vinden wanneer een prijs veranderde en wat hij was.',
        'You can always find when a price changed and what it was.',
      ),
      uses: [
        [table, both('bevat lijst, kopie en log', 'holds list, copy and log')],
        [chat, both('waarschuwt op opvallende dagen', 'warns on odd days')],
      ],
      setup: [
        both(
          'Geef het tabblad Prijslijst de kolommen Artikel, Omschrijving, Inkoop, Verkoop en Leverancier; Kopie prijslijst de kolommen Artikel en Inhoud; Wijzigingen de kolommen Datum, Artikel, Veld, Oud en Nieuw.',
          'Give the tab Price list the columns Article, Description, Purchase, Sale and Supplier; Price list copy the columns Article and Content; Changes the columns Date, Article, Field, Old and New.',
        ),
      ],
      notes: [
        {
          over: ['Zoek de verschillen', 'Verschil of nieuw?'],
          text: say(
            '## De kopie is het geheugen\nVan elke regel bewaart de workflow de inhoud van gisteren. De eerste nacht wordt alleen de kopie gevuld en niets gelogd.',
            '## The copy is the memory\nThe workflow keeps yesterday’s content of each row. The first night only fills the copy and logs nothing.',
          ),
        },
      ],
      names: {
        'Elke nacht om half vier': 'Every night at half past three',
        'Lees de prijslijst': 'Read the price list',
        Prijsregel: 'Price row',
        'Lees de kopie': 'Read the copy',
        'Zoek de verschillen': 'Find the differences',
        'Verschil of nieuw?': 'Difference or new?',
        'Een regel per cel': 'One row a cell',
        'Schrijf in het wijzigingslog': 'Write in the change log',
        'Ververs de kopie': 'Refresh the copy',
        'Vat de nacht samen': 'Sum up the night',
        'Opvallend?': 'Odd?',
        'Waarschuw voor de wijzigingen': 'Warn about the changes',
      },
      nodes: [
        everyDay('Elke nacht om half vier', 3, 30),
        table.rows('Lees de prijslijst', say('Prijslijst', 'Price list')),
        set(
          'Prijsregel',
          Object.fromEntries(
            [
              ['artikel', say('Artikel', 'Article')],
              ['omschrijving', say('Omschrijving', 'Description')],
              ['inkoop', say('Inkoop', 'Purchase')],
              ['verkoop', say('Verkoop', 'Sale')],
              ['leverancier', say('Leverancier', 'Supplier')],
            ].map(([veld = '', kolom = '']) => [veld, `={{ String(${table.cell(kolom)} ?? '').trim() }}`]),
          ),
        ),
        evenWhenEmpty(onlyOnce(table.rows('Lees de kopie', say('Kopie prijslijst', 'Price list copy')))),
        code(
          'Zoek de verschillen',
          `
const namen = { omschrijving: '${say('Omschrijving', 'Description')}', inkoop: '${say('Inkoop', 'Purchase')}', verkoop: '${say('Verkoop', 'Sale')}', leverancier: '${say('Leverancier', 'Supplier')}' };
const lees = (tekst) => { try { return JSON.parse(tekst); } catch { return {}; } };
const kopie = new Map($input.all().map((regel) => { const $json = regel.json; return [String(${table.cell(say('Artikel', 'Article'))} ?? ''), String(${table.cell(say('Inhoud', 'Content'))} ?? '')]; }).filter(([artikel]) => artikel));
const lijst = $('Prijsregel').all().map(({ json }) => json).filter(({ artikel }) => artikel);
const nu = new Set(lijst.map(({ artikel }) => artikel));
const uit = lijst.flatMap(({ artikel, ...velden }) => {
  const inhoud = JSON.stringify(velden);
  const was = kopie.get(artikel);
  if (was === inhoud) return [];
  const oud = was ? lees(was) : undefined;
  const cellen = oud ? Object.keys(namen).filter((veld) => String(oud[veld] ?? '') !== velden[veld]).map((veld) => ({ veld: namen[veld], oud: String(oud[veld] ?? ''), nieuw: velden[veld] })) : kopie.size > 0 ? [{ veld: '${say('regel', 'row')}', oud: '', nieuw: '${say('nieuw', 'new')}' }] : [];
  return [{ artikel, inhoud, cellen }];
});
const weg = [...kopie].filter(([artikel, inhoud]) => inhoud !== '' && !nu.has(artikel)).map(([artikel]) => ({ artikel, inhoud: '', cellen: [{ veld: '${say('regel', 'row')}', oud: '${say('aanwezig', 'present')}', nieuw: '${say('verdwenen', 'vanished')}' }] }));
return [...uit, ...weg].map((json) => ({ json }));`,
        ),
        keep('Verschil of nieuw?', [['={{ $json.cellen }}', 'someItems']]),
        code(
          'Een regel per cel',
          'return $input.all().flatMap(({ json }, i) => json.cellen.map((cel) => ({ json: { artikel: json.artikel, ...cel }, pairedItem: i })));',
        ),
        table.append('Schrijf in het wijzigingslog', say('Wijzigingen', 'Changes'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Artikel', 'Article')]: '={{ $json.artikel }}',
          [say('Veld', 'Field')]: '={{ $json.veld }}',
          [say('Oud', 'Old')]: '={{ $json.oud }}',
          [say('Nieuw', 'New')]: '={{ $json.nieuw }}',
        }),
        table.upsert(
          'Ververs de kopie',
          say('Kopie prijslijst', 'Price list copy'),
          say('Artikel', 'Article'),
          {
            [say('Artikel', 'Article')]: '={{ $json.artikel }}',
            [say('Inhoud', 'Content')]: '={{ $json.inhoud }}',
          },
        ),
        code(
          'Vat de nacht samen',
          `
const cellen = $('Een regel per cel').all().map(({ json }) => json);
const weg = cellen.filter(({ nieuw }) => nieuw === '${say('verdwenen', 'vanished')}');
return [{ json: { aantal: cellen.length, weg: weg.length, namen: weg.slice(0, 10).map(({ artikel }) => artikel).join(', ') } }];`,
        ),
        when(
          'Opvallend?',
          [
            ['={{ $json.weg }}', '>', 0],
            [`={{ $json.aantal >= Number('${many}') }}`, 'yes'],
          ],
          'or',
        ),
        chat.post(
          'Waarschuw voor de wijzigingen',
          say(
            "=Prijslijst: vannacht {{ $json.aantal }} gewijzigde cellen{{ $json.weg ? ' en ' + $json.weg + ' verdwenen artikelen (' + $json.namen + ')' : '' }}. Oud en nieuw staan in het wijzigingslog.",
            "=Price list: {{ $json.aantal }} changed cells last night{{ $json.weg ? ' and ' + $json.weg + ' vanished articles (' + $json.namen + ')' : '' }}. Old and new are in the change log.",
          ),
        ),
      ],
      flow: [
        'Elke nacht om half vier > Lees de prijslijst > Prijsregel > Lees de kopie > Zoek de verschillen > Verschil of nieuw? > Een regel per cel > Schrijf in het wijzigingslog > Vat de nacht samen > Opvallend? > Waarschuw voor de wijzigingen',
        'Zoek de verschillen > Ververs de kopie',
      ],
    };
  },
});

export const sequentialNumbers = recipe({
  id: 'sequential-numbers',
  category: 'data',
  tags: ['nummering', 'projectnummer', 'dossiernummer', 'tabel'],
  saves: spares(
    3,
    'Iemand zoekt het laatste nummer op en telt er een bij.',
    'Someone looks up the last number and adds one.',
  ),
  variants: combine({ table: fullTables, chat: approvalChats }, { take: 2, apart: ['table'] }),
  build: ({ table, chat }) => {
    const c = (column: string) => table.cell(column);
    return {
      name: both(
        `Doorlopende projectnummers uitdelen aan nieuwe regels in ${table.app.label}`,
        `Hand out running project numbers to new rows in ${table.app.label}`,
      ),
      description: both(
        `Kijkt elke vijf minuten welke projecten in ${table.app.label} nog geen nummer hebben, geeft ze het volgende nummer van dit jaar, zoals 2026-014, en meldt dubbele nummers in ${chat.app.label}.`,
        `Looks every five minutes for projects in ${table.app.label} without a number, gives them the next number of this year, such as 2026-014, and reports double numbers in ${chat.app.label}.`,
      ),
      benefit: both(
        'Nooit meer zelf het laatste nummer opzoeken.',
        'Never look up the last number yourself again.',
      ),
      uses: [
        [table, both('bevat de projecten', 'holds the projects')],
        [chat, both('meldt nieuwe en dubbele nummers', 'reports new and double numbers')],
      ],
      setup: [
        both(
          'Geef het tabblad Projecten de kolommen Sleutel (uniek, door wie de regel maakt), Naam en Projectnummer.',
          'Give the tab Projects the columns Key (unique, by whoever makes the row), Name and Project number.',
        ),
        both(
          'Zet de workflow maar één keer aan: twee tegelijk zouden hetzelfde nummer uitdelen.',
          'Switch the workflow on only once: two at a time would hand out the same number.',
        ),
      ],
      notes: [
        {
          over: ['Deel nummers uit'],
          text: say(
            '## Hoogste nummer plus één\nHet hoogste uitgedeelde nummer van dit jaar wordt ook onthouden als de regel later wordt verwijderd, zodat een nummer nooit twee keer wordt gebruikt. Op 1 januari begint de telling opnieuw.',
            '## Highest number plus one\nThe highest number of this year is remembered even when its row is removed later, so no number is used twice. On 1 January counting begins anew.',
          ),
        },
      ],
      names: {
        'Elke vijf minuten': 'Every five minutes',
        'Lees de projecten': 'Read the projects',
        Projectregel: 'Project row',
        'Deel nummers uit': 'Hand out numbers',
        'Nieuw of dubbel?': 'New or double?',
        'Schrijf het nummer': 'Write the number',
        'Meld het nieuwe nummer': 'Report the new number',
        'Meld het dubbele nummer': 'Report the double number',
        'Meld dat schrijven mislukte': 'Report that writing failed',
      },
      nodes: [
        everyMinutes('Elke vijf minuten', 5),
        table.rows('Lees de projecten', say('Projecten', 'Projects')),
        set('Projectregel', {
          sleutel: `={{ ${c(say('Sleutel', 'Key'))} ?? '' }}`,
          naam: `={{ ${c(say('Naam', 'Name'))} ?? '' }}`,
          nummer: `={{ String(${c(say('Projectnummer', 'Project number'))} ?? '').trim() }}`,
        }),
        code(
          'Deel nummers uit',
          `
const geheugen = $getWorkflowStaticData('global');
const jaar = $now.toFormat('yyyy');
geheugen.gemeld ??= {};
const regels = $input.all().map(({ json }) => json);
const van = (nummer) => Number(new RegExp('^' + jaar + '-(\\\\d+)$').exec(nummer)?.[1] ?? 0);
let hoogste = Math.max(0, geheugen.jaar === jaar ? geheugen.hoogste ?? 0 : 0, ...regels.map(({ nummer }) => van(nummer)));
const eerste = new Map();
const uit = [];
for (const regel of regels) {
  if (regel.nummer !== '') {
    if (eerste.has(regel.nummer) && !geheugen.gemeld[regel.nummer]) { geheugen.gemeld[regel.nummer] = true; uit.push({ ...regel, soort: 'dubbel', ander: eerste.get(regel.nummer) }); }
    eerste.set(regel.nummer, regel.naam);
  } else if (String(regel.sleutel) !== '' && regel.naam !== '') uit.push({ ...regel, soort: 'nieuw', nummer: jaar + '-' + String(++hoogste).padStart(3, '0') });
}
geheugen.jaar = jaar;
geheugen.hoogste = hoogste;
return uit.map((json) => ({ json }));`,
        ),
        when('Nieuw of dubbel?', [['={{ $json.soort }}', 'is', 'nieuw']]),
        withErrorBranch(
          table.upsert('Schrijf het nummer', say('Projecten', 'Projects'), say('Sleutel', 'Key'), {
            [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
            [say('Projectnummer', 'Project number')]: '={{ $json.nummer }}',
          }),
        ),
        chat.post(
          'Meld het nieuwe nummer',
          say(
            "={{ $('Deel nummers uit').item.json.naam }} heeft projectnummer {{ $('Deel nummers uit').item.json.nummer }}.",
            "={{ $('Deel nummers uit').item.json.naam }} has project number {{ $('Deel nummers uit').item.json.nummer }}.",
          ),
        ),
        chat.post(
          'Meld het dubbele nummer',
          say(
            '=Projectnummer {{ $json.nummer }} is twee keer gebruikt: {{ $json.ander }} en {{ $json.naam }}. Maak bij één van beide het nummer leeg, dan volgt een nieuw nummer.',
            '=Project number {{ $json.nummer }} is used twice: {{ $json.ander }} and {{ $json.naam }}. Empty it at one of them and a new number follows.',
          ),
        ),
        chat.post(
          'Meld dat schrijven mislukte',
          say(
            "=Het nummer {{ $('Deel nummers uit').item.json.nummer }} kon niet bij {{ $('Deel nummers uit').item.json.naam }} worden gezet; over vijf minuten volgt een nieuwe poging met het volgende nummer.",
            "=The number {{ $('Deel nummers uit').item.json.nummer }} could not be put at {{ $('Deel nummers uit').item.json.naam }}; in five minutes it is tried again with the next number.",
          ),
        ),
      ],
      flow: [
        'Elke vijf minuten > Lees de projecten > Projectregel > Deel nummers uit > Nieuw of dubbel? > Schrijf het nummer > Meld het nieuwe nummer',
        'Nieuw of dubbel? #1 > Meld het dubbele nummer',
        'Schrijf het nummer #1 > Meld dat schrijven mislukte',
      ],
    };
  },
});

const listed = mailingLists.filter(
  (
    one,
  ): one is (typeof mailingLists)[number] &
    Required<Pick<(typeof mailingLists)[number], 'subscribers' | 'unsubscribe'>> =>
    one.subscribers !== undefined && one.unsubscribe !== undefined,
);

export const membersAgainstList = recipe({
  id: 'members-against-mailing-list',
  category: 'data',
  tags: ['vereniging', 'ledenlijst', 'nieuwsbrief', 'opzegging', 'ledenadministratie'],
  saves: spares(
    45,
    'De ledenadministratie vergelijkt elke maand de ledenlijst met de mailinglijst.',
    'The membership secretary compares the member list with the mailing list each month.',
  ),
  variants: combine(
    { table: readableTables, list: listed, mailer: mailboxes },
    { take: 3, apart: ['table', 'list'] },
  ),
  build: ({ table, list, mailer }) => {
    const member = rowsOf(table, 'Lees de ledenlijst', say('Leden', 'Members'), 'Lid', {
      naam: say('Naam', 'Name'),
      mail: 'E-mail',
      tot: say('Lid tot', 'Member until'),
    });
    const subs = reads(list.subscribers, 'Haal de mailinglijst op', 'Abonnee');
    return {
      name: both(
        `Ledenlijst in ${table.app.label} naast de mailinglijst in ${list.app.label} leggen en oud-leden afmelden`,
        `Lay the member list in ${table.app.label} beside the mailing list in ${list.app.label} and unsubscribe former members`,
      ),
      description: both(
        `Vergelijkt elke maand de leden in ${table.app.label} met de lijst in ${list.app.label}: wie zijn lidmaatschap beëindigde wordt afgemeld, wie ontbreekt staat in een mail via ${mailer.app.label} aan de ledenadministratie.`,
        `Each month compares the members in ${table.app.label} with the list in ${list.app.label}: whoever ended the membership is unsubscribed, whoever is missing is mailed to the secretary through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Oud-leden krijgen geen clubpost meer, nieuwe leden wel.',
        'Former members get no more club mail, new ones do.',
      ),
      uses: [
        [table, both('is de ledenlijst', 'is the member list')],
        [list, both('is de mailinglijst', 'is the mailing list')],
        [mailer, both('mailt de verschillen', 'mails the differences')],
      ],
      setup: [
        both(
          'Geef het tabblad Leden de kolommen Naam, E-mail en Lid tot (jjjj-mm-dd); leeg betekent nog lid.',
          'Give the tab Members the columns Name, E-mail and Member until (yyyy-mm-dd); empty means still a member.',
        ),
      ],
      notes: [
        {
          over: ['Vergelijk leden en abonnees', 'Meld oud-lid af'],
          text: say(
            '## Nooit meer dan een tiende\nAlleen wie in de ledenlijst staat met een einddatum in het verleden wordt afgemeld; abonnees die er niet in staan, zoals sponsors, blijven. Zijn het er meer dan tien procent van de lijst, dan klopt er iets niet en gebeurt er niets.',
            '## Never more than a tenth\nOnly those in the member list with an end date in the past are unsubscribed; subscribers who are not in it, such as sponsors, stay. Where that is more than ten percent of the list, something is wrong and nothing happens.',
          ),
        },
      ],
      names: {
        'Derde van de maand': 'Third of the month',
        'Lees de ledenlijst': 'Read the member list',
        Lid: 'Member',
        'Haal de mailinglijst op': 'Fetch the mailing list',
        Abonnee: 'Subscriber',
        'Vergelijk leden en abonnees': 'Compare members and subscribers',
        'Geloofwaardig aantal?': 'Plausible number?',
        'Oud-leden een voor een': 'Former members one by one',
        'Meld oud-lid af': 'Unsubscribe former member',
        'Verzamel wie bleef staan': 'Gather who stayed',
        'Mail wie niet is afgemeld': 'Mail who was not unsubscribed',
        'Mail de verschillen': 'Mail the differences',
        'Mail dat er niets is gedaan': 'Mail that nothing was done',
      },
      nodes: [
        everyMonths('Derde van de maand', 1, 3, 9),
        ...member.nodes,
        ...subs.nodes.map((spec, i) => (i === 0 ? onlyOnce(spec) : spec)),
        code(
          'Vergelijk leden en abonnees',
          `
const net = (mail) => String(mail ?? '').trim().toLowerCase();
const abonnees = new Set($input.all().map(({ json }) => net(json.email)).filter(Boolean));
const leden = $('Lid').all().map(({ json }) => json).filter(({ mail }) => /@/.test(String(mail ?? '')));
const oud = (lid) => { const tot = DateTime.fromISO(String(lid.tot ?? '').trim().slice(0, 10)); return tot.isValid && tot < $now.startOf('day'); };
const nog = new Set(leden.filter((lid) => !oud(lid)).map(({ mail }) => net(mail)));
const weg = [...new Set(leden.filter(oud).map(({ mail }) => net(mail)))].filter((mail) => abonnees.has(mail) && !nog.has(mail));
const ontbreekt = leden.filter((lid) => !oud(lid) && !abonnees.has(net(lid.mail))).map(({ naam, mail }) => naam + ' (' + mail + ')');
return [{ json: { weg, ontbreekt, abonnees: abonnees.size, veilig: weg.length <= Math.max(3, abonnees.size * 0.1) } }];`,
        ),
        when('Geloofwaardig aantal?', [['={{ $json.veilig }}', 'yes']]),
        code(
          'Oud-leden een voor een',
          'return $input.first().json.weg.map((email) => ({ json: { email } }));',
        ),
        withErrorBranch(list.unsubscribe('Meld oud-lid af', '={{ $json.email }}')),
        code(
          'Verzamel wie bleef staan',
          `return [{ json: { aantal: $input.all().length, wie: $input.all().map((_, i) => $('Oud-leden een voor een').itemMatching(i)?.json.email ?? '').filter(Boolean).join(', ') } }];`,
        ),
        mailer.send(
          'Mail wie niet is afgemeld',
          mailOf.administration,
          say('Oud-leden die op de mailinglijst bleven', 'Former members who stayed on the mailing list'),
          say(
            `={{ $json.aantal }} keer lukte het afmelden in ${list.app.label} niet: {{ $json.wie }}. Meld hen zelf af; volgende maand wordt het opnieuw geprobeerd.`,
            `=Unsubscribing at ${list.app.label} failed {{ $json.aantal }} times: {{ $json.wie }}. Unsubscribe them yourself; next month it is tried again.`,
          ),
        ),
        mailer.send(
          'Mail de verschillen',
          mailOf.administration,
          say('Ledenlijst naast de mailinglijst', 'Member list beside the mailing list'),
          say(
            "=<p>{{ $json.weg.length }} oud-leden worden afgemeld van de mailinglijst{{ $json.weg.length ? ': ' + $json.weg.join(', ') : '' }}.</p><p>{{ $json.ontbreekt.length }} leden staan niet op de lijst: ze meldden zich af, of zijn vergeten. Voeg alleen toe wie daar ja op zei.</p><p>{{ $json.ontbreekt.join('<br>') }}</p>",
            "=<p>{{ $json.weg.length }} former members are unsubscribed from the mailing list{{ $json.weg.length ? ': ' + $json.weg.join(', ') : '' }}.</p><p>{{ $json.ontbreekt.length }} members are not on the list: they unsubscribed, or were forgotten. Add only those who agreed.</p><p>{{ $json.ontbreekt.join('<br>') }}</p>",
          ),
        ),
        mailer.send(
          'Mail dat er niets is gedaan',
          mailOf.administration,
          say(
            'Niemand afgemeld: te veel oud-leden tegelijk',
            'Nobody unsubscribed: too many former members at once',
          ),
          say(
            '=Volgens de ledenlijst zouden {{ $json.weg.length }} van de {{ $json.abonnees }} abonnees weg moeten. Dat is meer dan een tiende: kijk eerst de kolom Lid tot na.',
            '=By the member list {{ $json.weg.length }} of the {{ $json.abonnees }} subscribers would have to go. That is more than a tenth: first check the column Member until.',
          ),
        ),
      ],
      flow: [
        `Derde van de maand > ${member.path} > ${subs.path} > Vergelijk leden en abonnees > Geloofwaardig aantal? > Mail de verschillen`,
        'Geloofwaardig aantal? > Oud-leden een voor een > Meld oud-lid af',
        'Meld oud-lid af #1 > Verzamel wie bleef staan > Mail wie niet is afgemeld',
        'Geloofwaardig aantal? #1 > Mail dat er niets is gedaan',
      ],
    };
  },
});
