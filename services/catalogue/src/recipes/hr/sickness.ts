import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  append,
  both,
  choose,
  codeEach,
  combine,
  everyDay,
  form,
  from,
  keep,
  only,
  recipe,
  rowsOf,
  t,
  when,
} from '../../kit/index.js';

export const ziekmelding = recipe({
  id: 'sick-report',
  category: 'hr',
  tags: ['verzuim', 'ziekmelding'],
  saves: {
    minutes: 10,
    nl: 'HR noteert de melding, belt de planning en zet een herinnering voor het eerste gesprek.',
    en: 'HR notes the report, calls planning and sets a reminder for the first talk.',
  },
  variants: combine({ table: tables, chat: chats, task: taskApps }, { take: 9, apart: ['table', 'chat'] }),
  build: ({ table, chat, task }) => ({
    name: both(
      `Ziek melden met een formulier: verzuim in ${table.app.label}, bericht in ${chat.app.label}`,
      `Report sick with a form: absence in ${table.app.label}, message in ${chat.app.label}`,
    ),
    description: both(
      `Een collega meldt zich ziek met een kort formulier. Het staat in ${table.app.label}, de planning leest het in ${chat.app.label} en bij langere duur komt er een belafspraak in ${task.app.label}.`,
      `A colleague reports sick with a short form. It is in ${table.app.label}, planning reads it in ${chat.app.label} and a longer absence gets a call to make in ${task.app.label}.`,
    ),
    benefit: both(
      'Iedereen die het moet weten, weet het om acht uur.',
      'Everyone who must know, knows by eight.',
    ),
    uses: [
      [table, both('bewaart het verzuim', 'keeps the absence')],
      [chat, both('licht de planning in', 'informs planning')],
      [task, both('houdt het contact met de zieke bij', 'keeps track of contact with the employee')],
    ],
    setup: [
      both(
        'Deel de link van het formulier met alle collega’s. Vraag nooit naar de aard van de ziekte: dat mag niet van de AVG.',
        'Share the link of the form with all colleagues. Never ask for the nature of the illness: privacy law forbids it.',
      ),
    ],
    nodes: [
      form(
        'Ziekmelding',
        'Ziek melden',
        'Laat weten wanneer je ziek bent geworden. De reden hoef je niet te noemen.',
        [
          ['naam', 'Naam'],
          ['vanaf', 'Ziek vanaf', 'date'],
          [
            'verwacht',
            'Hoe lang denk je weg te zijn?',
            'dropdown',
            ['Vandaag', 'Enkele dagen', 'Langer dan een week', 'Weet ik niet'],
          ],
          ['werk?', 'Welk werk moet iemand overnemen?', 'textarea'],
        ],
      ),
      table.append('Leg het verzuim vast', 'Verzuim', {
        Naam: '={{ $json.naam }}',
        Vanaf: '={{ $json.vanaf }}',
        Verwacht: '={{ $json.verwacht }}',
        Status: 'Ziek',
      }),
      chat.post(
        'Licht de planning in',
        t`${from('Ziekmelding', 'naam')} is ziek vanaf ${from('Ziekmelding', 'vanaf')} (${from('Ziekmelding', 'verwacht')}).`,
      ),
      when('Moet er werk over?', [[only(from('Ziekmelding', 'werk')), 'filled']]),
      task.create('Zet het werk uit', {
        title: t`Overnemen van ${from('Ziekmelding', 'naam')}`,
        description: only(from('Ziekmelding', 'werk')),
        due: '={{ $now.toISODate() }}',
      }),
      when('Langer dan een paar dagen?', [[only(from('Ziekmelding', 'verwacht')), 'matches', 'Langer|Weet']]),
      task.create('Plan een belafspraak', {
        title: t`Bel ${from('Ziekmelding', 'naam')} over het herstel`,
        description: 'Bespreek wat nog wel kan en wat er nodig is. Noteer geen medische gegevens.',
        due: '={{ $now.plus({ days: 4 }).toISODate() }}',
      }),
    ],
    flow: [
      'Ziekmelding > Leg het verzuim vast > Licht de planning in',
      'Ziekmelding > Moet er werk over? > Zet het werk uit',
      'Ziekmelding > Langer dan een paar dagen? > Plan een belafspraak',
    ],
  }),
});

export const poortwachter = recipe({
  id: 'gatekeeper-deadlines',
  category: 'hr',
  tags: ['verzuim', 'poortwachter', 'deadlines', 're-integratie'],
  saves: {
    minutes: 6,
    nl: 'HR telt elke dag per zieke de weken en zoekt op welke stap de wet nu vraagt.',
    en: 'HR counts the weeks of each sick case daily and looks up what the law asks now.',
  },
  variants: combine(
    { table: fullTables, task: taskApps, mailer: mailers, chat: chats },
    { take: 9, apart: ['table', 'task'] },
  ),
  build: ({ table, task, mailer, chat }) => {
    const z = rowsOf(table, 'Lees het verzuim', 'Verzuim', 'Verzuimgeval', {
      naam: 'Naam',
      vanaf: 'Vanaf',
      status: 'Status',
      leiding: 'Leidinggevende',
      gemeld: 'Laatste stap',
    });
    const g = (field: string) => from('Bepaal de stap', field);
    return {
      name: both(
        `Termijnen van de Wet poortwachter bewaken: verzuim in ${table.app.label}, taken in ${task.app.label}`,
        `Watch Dutch sick leave deadlines: cases in ${table.app.label}, tasks in ${task.app.label}`,
      ),
      description: both(
        `Telt elke ochtend hoeveel weken iemand in ${table.app.label} ziek is en zet op tijd de wettelijke stap klaar in ${task.app.label}: probleemanalyse, plan van aanpak, UWV-melding of eerstejaarsevaluatie.`,
        `Counts every morning how many weeks someone in ${table.app.label} has been ill and prepares the statutory step in ${task.app.label}: problem analysis, action plan, UWV report or first-year evaluation.`,
      ),
      benefit: both('Geen loonsanctie door een vergeten stap.', 'No wage penalty for a forgotten step.'),
      uses: [
        [table, both('bevat de lopende ziektegevallen', 'holds the current sick cases')],
        [task, both('krijgt de wettelijke stap als taak', 'gets the statutory step as a task')],
        [mailer, both('waarschuwt de leidinggevende', 'warns the manager')],
        [chat, both('meldt spoed aan HR', 'reports urgent cases to HR')],
      ],
      setup: [
        both(
          'Zorg dat de tabel Verzuim de kolommen Naam, Vanaf, Status, Leidinggevende (e-mail) en Laatste stap heeft.',
          'Give the table Verzuim the columns Naam, Vanaf, Status, Leidinggevende (e-mail) and Laatste stap.',
        ),
        both(
          'Laat je arbodienst de weken in "Bepaal de stap" nakijken.',
          'Have your occupational health service check the weeks in "Bepaal de stap".',
        ),
      ],
      notes: [
        {
          over: ['Bepaal de stap', 'Is er iets te doen?'],
          text: '## Wettelijke termijnen\nWeek 6 probleemanalyse, week 8 plan van aanpak, week 42 melding UWV, week 52 evaluatie, week 91 WIA. Elke stap komt één keer.',
        },
        {
          over: [
            'Welke stap?',
            'Plan de probleemanalyse',
            'Maak het plan van aanpak',
            'Meld bij UWV',
            'Plan de evaluatie',
          ],
          text: '## Per stap een taak\nElke uitgang maakt zijn eigen taak met de uiterste datum. Pas de teksten aan je arbodienst aan.',
        },
      ],
      nodes: [
        everyDay('Elke ochtend', 7, 45),
        ...z.nodes,
        keep('Nog ziek', [['={{ $json.status }}', 'is', 'Ziek']]),
        codeEach(
          'Bepaal de stap',
          `
const geval = $json;
const weken = Math.floor(DateTime.now().diff(DateTime.fromISO(geval.vanaf), 'weeks').weeks);
// Per stap: vanaf welke week we waarschuwen en in welke week hij af moet zijn.
const stappen = [['Probleemanalyse', 5, 6], ['Plan van aanpak', 7, 8], ['Melding UWV', 40, 42], ['Eerstejaarsevaluatie', 46, 52], ['WIA-aanvraag', 87, 91]];
const nu = stappen.filter(([, vanaf]) => weken >= vanaf).at(-1);
const [stap, , uiterlijk] = nu ?? ['', 0, 0];
const deadline = DateTime.fromISO(geval.vanaf).plus({ weeks: uiterlijk });
return { json: { ...geval, weken, stap, deadline: deadline.toISODate(), dagen: Math.ceil(deadline.diffNow('days').days), nieuw: stap !== '' && stap !== geval.gemeld } };`,
        ),
        keep('Is er iets te doen?', [['={{ $json.nieuw }}', 'yes']]),
        choose(
          'Welke stap?',
          [
            ['Probleemanalyse', ['={{ $json.stap }}', 'is', 'Probleemanalyse']],
            ['Plan van aanpak', ['={{ $json.stap }}', 'is', 'Plan van aanpak']],
            ['UWV', ['={{ $json.stap }}', 'is', 'Melding UWV']],
          ],
          'Evaluatie of WIA',
        ),
        task.create('Plan de probleemanalyse', {
          title: t`Probleemanalyse voor ${g('naam')}`,
          description:
            'Vraag de bedrijfsarts om de probleemanalyse en bewaar hem in het re-integratiedossier.',
          due: only(g('deadline')),
        }),
        task.create('Maak het plan van aanpak', {
          title: t`Plan van aanpak met ${g('naam')}`,
          description:
            'Stel samen het plan op, laat beide partijen tekenen en plan elke zes weken een evaluatie.',
          due: only(g('deadline')),
        }),
        task.create('Meld bij UWV', {
          title: t`Meld ${g('naam')} ziek bij UWV`,
          description: 'Doe de 42e-weeksmelding in het werkgeversportaal.',
          due: only(g('deadline')),
        }),
        task.create('Plan de evaluatie', {
          title: t`${g('stap')} van ${g('naam')}`,
          description:
            'Evaluatie: blik samen terug en leg vast wat er het komende jaar gebeurt. WIA: stel het re-integratieverslag samen en help met de aanvraag.',
          due: only(g('deadline')),
        }),
        append('Taak staat klaar', 4),
        mailer.send(
          'Mail de leidinggevende',
          only(g('leiding')),
          t`${g('stap')} voor ${g('naam')} uiterlijk ${g('deadline')}`,
          t`${g('naam')} is ${g('weken')} weken ziek. Voor ${g('deadline')} moet dit af zijn: ${g('stap')}. De taak staat klaar in ${task.app.label}.`,
        ),
        table.upsert('Noteer de stap', 'Verzuim', 'Naam', {
          Naam: only(g('naam')),
          'Laatste stap': only(g('stap')),
        }),
        when('Bijna te laat?', [[only(g('dagen')), '<', 4]]),
        chat.post(
          'Waarschuw HR',
          t`Let op: ${g('stap')} voor ${g('naam')} moet over ${g('dagen')} dagen af zijn.`,
        ),
      ],
      flow: [
        `Elke ochtend > ${z.path} > Nog ziek > Bepaal de stap > Is er iets te doen? > Welke stap? > Plan de probleemanalyse > Taak staat klaar > Mail de leidinggevende > Noteer de stap > Bijna te laat? > Waarschuw HR`,
        'Welke stap? #1 > Maak het plan van aanpak > Taak staat klaar @1',
        'Welke stap? #2 > Meld bij UWV > Taak staat klaar @2',
        'Welke stap? #3 > Plan de evaluatie > Taak staat klaar @3',
      ],
    };
  },
});
