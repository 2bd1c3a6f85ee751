import { chats } from '../../apps/chats.js';
import { timeSeries } from '../../apps/databases.js';
import { ownLimit, wholeLimit } from '../../apps/limits.js';
import { pushers } from '../../apps/push.js';
import {
  forecast,
  homeAssistant,
  homeSensors,
  homeService,
  mqttReading,
  openWeather,
} from '../../apps/sensors.js';
import { smsSenders } from '../../apps/sms.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about, inApp, limitOf, phoneOf } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  everyDay,
  everyHours,
  everyMinutes,
  keep,
  type NodeSpec,
  only,
  onlyNew,
  reads,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const PHONE = phoneOf(['de voorman', 'the foreman']);

/** An alarm that does not arrive is tried again. */
const again = (spec: NodeSpec): NodeSpec => ({
  ...spec,
  retryOnFail: true,
  maxTries: 3,
  waitBetweenTries: 3000,
});
/** A time as people read it. */
const WHEN = (reference: string): string =>
  `{{ ((v) => (v.isValid ? v.setZone('Europe/Amsterdam').toFormat('dd-MM HH:mm') : ''))(DateTime.fromISO(String(${reference.slice(3, -3)} ?? ''))) }}`;
const SILENT_HOURS = ownLimit(
  ['Uren zonder meting', 'Hours without a reading'],
  [
    'Na hoeveel uur zonder meting een sensor als stil geldt.',
    'After how many hours without a reading a sensor counts as silent.',
  ],
  2,
);
/** May be nought or below: a freezer has a limit too. */
const TOO_WARM = `([String('${value({
  key: 'too-warm-above-degrees',
  kind: 'number',
  label: { nl: 'Te warm boven graden', en: 'Too warm above degrees' },
  help: {
    nl: 'Boven hoeveel graden het alarm gaat, bij een vriezer bijvoorbeeld -15; de grens geldt voor alle sensoren van dit kanaal.',
    en: 'Above how many degrees the alarm goes, for a freezer -15 for instance; the limit holds for all sensors of this channel.',
  },
  example: '7',
  check: '^-?\\d+([.]\\d+)?$',
})}').trim()].filter((graden) => graden !== '').map(Number).find(Number.isFinite) ?? 7)`;

export const coldChain = recipe({
  id: 'cold-chain',
  category: 'integration',
  tags: ['sensoren', 'temperatuur', 'mqtt'],
  saves: spares(
    1,
    'Iemand leest de koeling af en noteert de temperatuur.',
    'Someone reads the fridge and writes down the temperature.',
  ),
  variants: combine({ db: timeSeries, push: pushers, table: tables }, { take: 7, apart: ['db', 'push'] }),
  build: ({ db, push, table }) => {
    const { nodes, path, ref: r } = starts(mqttReading, 'Nieuwe meting', 'Meting');
    return {
      name: both(
        `Koelingen bewaken via MQTT met metingen in ${db.app.label} en alarm via ${push.app.label}`,
        `Watch fridges over MQTT with readings in ${db.app.label} and alarms through ${push.app.label}`,
      ),
      description: both(
        `Bewaart elke temperatuur die een sensor via MQTT stuurt in ${db.app.label}; wordt het te warm of zwijgt een sensor, dan gaat ${push.app.label} af; te warm staat ook in ${table.app.label} voor de voedselcontrole.`,
        `Stores each temperature that a sensor sends over MQTT in ${db.app.label}; when it gets too warm or a sensor falls silent ${push.app.label} goes off; too warm is also in ${table.app.label} for the food inspection.`,
      ),
      benefit: both(
        'Je redt de voorraad, en elke afwijking staat klaar voor de HACCP-controle.',
        'You save the stock, and each deviation is ready for the HACCP inspection.',
      ),
      uses: [
        [mqttReading, both('levert de metingen', 'supplies the readings')],
        [db, both('bewaart alle metingen', 'stores all readings')],
        [push, both('slaat alarm', 'raises the alarm')],
        [table, both('is de lijst voor de controle', 'is the list for the inspection')],
      ],
      setup: [],
      names: {
        'Nieuwe meting': 'New reading',
        Meting: 'Reading',
        Kolommen: 'Columns',
        'Bewaar de meting': 'Store the reading',
        'Sensor in orde?': 'Sensor in order?',
        'Te warm?': 'Too warm?',
        'Eén alarm per uur': 'One alarm an hour',
        'Sla alarm': 'Raise the alarm',
        'Zet op de controlelijst': 'Put on the checklist',
        'Eén melding per dag': 'One message a day',
        'Meld kapotte sensor': 'Report broken sensor',
        'Onthoud de sensor': 'Remember the sensor',
        'Elk uur luisteren': 'Listen every hour',
        'Wie zwijgt er?': 'Who is silent?',
        'Eén keer per dag zwijgen': 'Silence once a day',
        'Meld stille sensor': 'Report silent sensor',
      },
      nodes: [
        ...nodes,
        set('Kolommen', {
          sensor: only(r.id),
          [say('naam', 'name')]: only(r.name),
          [say('waarde', 'value')]: ['number', only(r.value)],
          [say('tijd', 'time')]: only(r.at),
        }),
        db.write('Bewaar de meting', say('metingen', 'readings'), [
          'sensor',
          say('naam', 'name'),
          say('waarde', 'value'),
          say('tijd', 'time'),
        ]),
        when('Sensor in orde?', [
          [`={{ Number.isFinite(${r.value.slice(3, -3)}) }}`, 'yes'],
          [only(r.value), '>', -60],
          [only(r.value), '<', 60],
        ]),
        when('Te warm?', [[only(r.value), '>', `={{ ${TOO_WARM} }}`]]),
        onlyNew('Eén alarm per uur', t`${r.id} {{ $now.toFormat('yyyy-MM-dd HH') }}`),
        onlyNew(
          'Eén melding per dag',
          say(t`${r.id} kapot {{ $now.toISODate() }}`, t`${r.id} broken {{ $now.toISODate() }}`),
        ),
        code(
          'Onthoud de sensor',
          `
const geheugen = $getWorkflowStaticData('global');
geheugen.sensoren = { ...(geheugen.sensoren ?? {}) };
for (const { json } of $input.all()) if (Number.isFinite(json.${say('waarde', 'value')})) geheugen.sensoren[json.sensor] = { naam: json.${say('naam', 'name')}, tijd: $now.toISO() };
return [];`,
        ),
        everyHours('Elk uur luisteren', 1),
        code(
          'Wie zwijgt er?',
          `
const grens = $now.minus({ hours: ${SILENT_HOURS} });
return Object.entries($getWorkflowStaticData('global').sensoren ?? {}).filter(([, een]) => DateTime.fromISO(String(een.tijd)) < grens && DateTime.fromISO(String(een.tijd)) > $now.minus({ days: 7 })).map(([sensor, een]) => ({ json: { sensor, naam: een.naam || sensor, sinds: DateTime.fromISO(String(een.tijd)).toFormat('dd-MM HH:mm') } }));`,
        ),
        onlyNew('Eén keer per dag zwijgen', '={{ $json.sensor }} 0 {{ $now.toISODate() }}'),
        again(
          push.push(
            'Meld stille sensor',
            say('=Sensor {{ $json.naam }} zwijgt', '=Sensor {{ $json.naam }} is silent'),
            say(
              '=De laatste meting kwam op {{ $json.sinds }}. Lees de koeling zelf af en kijk naar stroom en batterij.',
              '=The last reading came at {{ $json.sinds }}. Read the fridge yourself and check power and battery.',
            ),
          ),
        ),
        // A deviation stands on the checklist also when nobody could be told of it.
        withErrorBranch(
          again(
            push.push(
              'Sla alarm',
              say(t`${r.name} is ${r.value} graden`, t`${r.name} is at ${r.value} degrees`),
              say(
                t`Gemeten op ${WHEN(r.at)}. Controleer de deur en de koelmotor.`,
                t`Measured at ${WHEN(r.at)}. Check the door and the compressor.`,
              ),
            ),
          ),
        ),
        table.append('Zet op de controlelijst', say('Temperaturen', 'Temperatures'), {
          [say('Koeling', 'Fridge')]: only(r.name),
          [say('Temperatuur', 'Temperature')]: only(r.value),
          [say('Tijdstip', 'Time')]: only(r.at),
          [say('Maatregel', 'Measure')]: say(
            "={{ $json.error ? 'alarm kwam niet aan, nog invullen' : 'nog invullen' }}",
            "={{ $json.error ? 'the alarm did not arrive, to be filled in' : 'to be filled in' }}",
          ),
        }),
        push.push(
          'Meld kapotte sensor',
          say(t`Sensor ${r.name} meet onzin`, t`Sensor ${r.name} measures nonsense`),
          say(
            t`Gemeten waarde: {{ ${r.value.slice(3, -3)} ?? 'geen getal' }}. Vervang de batterij of de sensor.`,
            t`Measured value: {{ ${r.value.slice(3, -3)} ?? 'no number' }}. Replace the battery or the sensor.`,
          ),
        ),
      ],
      flow: [
        `${path} > Sensor in orde? > Te warm? > Eén alarm per uur > Sla alarm > Zet op de controlelijst`,
        'Sla alarm #1 > Zet op de controlelijst',
        'Meting > Kolommen > Bewaar de meting',
        'Kolommen > Onthoud de sensor',
        'Elk uur luisteren > Wie zwijgt er? > Eén keer per dag zwijgen > Meld stille sensor',
        'Sensor in orde? #1 > Eén melding per dag > Meld kapotte sensor',
      ],
    };
  },
});

const THERMOSTAT = inApp(
  'Home Assistant',
  ['thermostaat', 'thermostat'],
  [
    'De entity-id van je thermostaat, onder Settings, Devices.',
    'The entity id of your thermostat, under Settings, Devices.',
  ],
  ['climate.kantoor', 'climate.office'],
  '^climate\\.\\w+$',
);
const ROOM_SENSORS = about(
  'room-sensors',
  ['Sensoren in de ruimtes', 'Sensors in the rooms'],
  [
    'De entity-id’s van de temperatuursensoren die meetellen, met komma’s ertussen: geen koelkast en niet die buiten.',
    'The entity ids of the temperature sensors that count, separated by commas: no fridge and not the one outside.',
  ],
  ['sensor.vergaderzaal, sensor.kantine', 'sensor.meeting_room, sensor.canteen'],
);
const BY_DAY = limitOf(
  'degrees-by-day',
  ['Graden overdag', 'Degrees by day'],
  ['De temperatuur in kantoortijd.', 'The temperature in office hours.'],
  20,
);
const AT_NIGHT = limitOf(
  'degrees-at-night',
  ['Graden buiten kantoortijd', 'Degrees after hours'],
  [
    'De temperatuur ’s avonds, ’s nachts en in het weekend.',
    'The temperature in the evening, at night and at weekends.',
  ],
  15,
);
const TOO_COLD = ownLimit(
  ['Te koud onder graden', 'Too cold below degrees'],
  ['Onder hoeveel graden om het raam wordt gevraagd.', 'Below how many degrees the window is asked about.'],
  17,
);

const OPENS = wholeLimit(
  ['Kantoor open om', 'Office opens at'],
  [
    'Vanaf welk uur op werkdagen de verwarming aan mag.',
    'From which hour on working days the heating may be on.',
  ],
  7,
);
const CLOSES = wholeLimit(
  ['Kantoor dicht om', 'Office closes at'],
  [
    'Vanaf welk uur op werkdagen de verwarming laag gaat.',
    'From which hour on working days the heating goes down.',
  ],
  18,
);

export const officeClimate = recipe({
  id: 'office-climate',
  category: 'integration',
  tags: ['home assistant', 'energie', 'kantoor'],
  saves: spares(
    1,
    'Iemand loopt rond om verwarming en ramen na te kijken.',
    'Someone walks round to check the heating and windows.',
  ),
  variants: combine({ chat: chats, table: tables }, { take: 6 }),
  build: ({ chat, table }) => {
    const { nodes, path, ref: r } = reads(homeSensors, 'Lees de sensoren', 'Meting');
    return {
      name: both(
        `Kantoorverwarming regelen met Home Assistant, ${table.app.label} en ${chat.app.label}`,
        `Run the office heating with Home Assistant, ${table.app.label} and ${chat.app.label}`,
      ),
      description: both(
        `Leest elk half uur de temperatuur per ruimte, zet buiten kantoortijd de verwarming laag en vraagt in ${chat.app.label} om een raam dicht te doen als het te koud wordt. ${table.app.label} bewaart het verloop.`,
        `Reads the temperature of each room every half hour, turns the heating down after hours and asks in ${chat.app.label} to shut a window when it gets cold. ${table.app.label} keeps the record.`,
      ),
      benefit: both(
        'Geen leeg kantoor meer dat het hele weekend warm staat.',
        'No more empty office heated all weekend.',
      ),
      uses: [
        [{ app: homeAssistant }, both('meet en regelt de verwarming', 'measures and runs the heating')],
        [chat, both('vraagt om een raam te sluiten', 'asks to shut a window')],
        [table, both('bewaart het verloop', 'keeps the record')],
      ],
      setup: [],
      names: {
        'Lees de sensoren': 'Read the sensors',
        Meting: 'Reading',
        'Alleen de ruimtes': 'Only the rooms',
        'Elk half uur': 'Every half hour',
        'Bewaar het verloop': 'Keep the record',
        'Koudste ruimte': 'Coldest room',
        'Kantoortijd?': 'Office hours?',
        'Ergens te koud?': 'Too cold somewhere?',
        'Eén keer per dag': 'Once a day',
        'Vraag om een raam': 'Ask about a window',
        'Verwarming normaal': 'Heating as usual',
        'Verwarming laag': 'Heating down',
      },
      nodes: [
        everyMinutes('Elk half uur', 30),
        ...nodes,
        keep('Alleen de ruimtes', [
          [`={{ '${ROOM_SENSORS}'.split(',').map((een) => een.trim()).includes($json.id) }}`, 'yes'],
        ]),
        table.append('Bewaar het verloop', say('Klimaat', 'Climate'), {
          [say('Ruimte', 'Room')]: only(r.name),
          [say('Graden', 'Degrees')]: only(r.value),
          [say('Tijdstip', 'Time')]: only(r.at),
        }),
        code(
          'Koudste ruimte',
          "const waarden = $('Alleen de ruimtes').all().map((item) => item.json).filter((meting) => Number.isFinite(meting.value));\nconst koudste = waarden.reduce((laagste, meting) => (meting.value < laagste.value ? meting : laagste), waarden[0] ?? { name: '', value: 20 });\nreturn [{ json: { koudste: koudste.name, graden: koudste.value } }];",
        ),
        when('Kantoortijd?', [
          ['={{ $now.weekday }}', '<=', 5],
          ['={{ $now.hour }}', '>=', `={{ ${OPENS} }}`],
          ['={{ $now.hour }}', '<', `={{ ${CLOSES} }}`],
        ]),
        keep('Ergens te koud?', [
          ['={{ $json.graden }}', '<', `={{ ${TOO_COLD} }}`],
          [`={{ $now.weekday <= 5 && $now.hour >= ${OPENS} && $now.hour < ${CLOSES} }}`, 'yes'],
        ]),
        onlyNew('Eén keer per dag', '={{ $json.koudste }} {{ $now.toISODate() }}'),
        chat.post(
          'Vraag om een raam',
          say(
            '=In {{ $json.koudste }} is het {{ $json.graden }} graden. Staat er een raam open?',
            '=In {{ $json.koudste }} it is {{ $json.graden }} degrees. Is a window open?',
          ),
        ),
        homeService('Verwarming normaal', 'climate', 'set_temperature', THERMOSTAT, { temperature: BY_DAY }),
        homeService('Verwarming laag', 'climate', 'set_temperature', THERMOSTAT, { temperature: AT_NIGHT }),
      ],
      flow: [
        'Elk half uur > Kantoortijd? > Verwarming normaal',
        `Elk half uur > ${path} > Alleen de ruimtes > Bewaar het verloop > Koudste ruimte > Ergens te koud? > Eén keer per dag > Vraag om een raam`,
        'Kantoortijd? #1 > Verwarming laag',
      ],
    };
  },
});

const STORM_FROM = ownLimit(
  ['Storm boven meter per seconde', 'Storm above metres a second'],
  [
    'Boven welke windsnelheid er een taak komt; 17 is windkracht acht.',
    'Above which wind speed there is a task; 17 is force eight.',
  ],
  17,
);

export const frostWarning = recipe({
  id: 'weather-warning',
  category: 'integration',
  tags: ['weer', 'planning', 'buitendienst'],
  saves: spares(
    10,
    'De planner bekijkt elke middag het weer en belt de ploegen.',
    'The planner checks the weather every afternoon and calls the crews.',
  ),
  variants: combine({ todo: taskApps, sms: smsSenders, chat: chats }, { take: 6, apart: ['todo', 'sms'] }),
  build: ({ todo, sms, chat }) => ({
    name: both(
      `Buitenploegen waarschuwen voor slecht weer via ${sms.app.label} en ${todo.app.label}`,
      `Warn outdoor crews of bad weather through ${sms.app.label} and ${todo.app.label}`,
    ),
    description: both(
      `Bekijkt elke middag de verwachting van OpenWeatherMap voor morgen: bij vorst krijgt de voorman bericht via ${sms.app.label}, bij storm komt er een taak in ${todo.app.label} en zonder storm staat het weerbericht in ${chat.app.label}.`,
      `Each afternoon reads tomorrow's OpenWeatherMap forecast: in frost the foreman hears through ${sms.app.label}, in a storm ${todo.app.label} gets a task, without one ${chat.app.label} shows the weather.`,
    ),
    benefit: both(
      'Ploegen rijden niet voor niets en staan niet in de storm.',
      'Crews do not drive in vain nor stand in the storm.',
    ),
    uses: [
      [{ app: openWeather }, both('geeft de verwachting', 'gives the forecast')],
      [sms, both('waarschuwt de voorman', 'warns the foreman')],
      [todo, both('krijgt een taak om te verplaatsen', 'gets a task to reschedule')],
      [chat, both('toont het weer van morgen', "shows tomorrow's weather")],
    ],
    setup: [],
    names: {
      'Elke middag om 3 uur': 'Every afternoon at 3',
      Weersverwachting: 'Weather forecast',
      'Weer van morgen': 'Tomorrow’s weather',
      'Vorst?': 'Frost?',
      'Sms de voorman': 'Text the foreman',
      'Storm?': 'Storm?',
      'Verplaats het werk': 'Reschedule the work',
      'Toon het weer': 'Show the weather',
    },
    nodes: [
      everyDay('Elke middag om 3 uur', 15),
      forecast('Weersverwachting'),
      code(
        'Weer van morgen',
        `const dag = (tijd) => tijd.setZone('Europe/Amsterdam').toISODate();
const morgen = dag($now.plus({ days: 1 }));
const blokken = ($input.first().json.list ?? []).filter((blok) => dag(DateTime.fromSeconds(Number(blok.dt))) === morgen);
// ${say('Zonder verwachting geen vorst of storm verzinnen.', 'Without a forecast make up no frost or storm.')}
if (blokken.length === 0) return [{ json: { morgen, bekend: false, vorst: false, storm: false } }];
const laagste = Math.min(...blokken.map((blok) => blok.main.temp_min));
const wind = Math.max(...blokken.map((blok) => Number(blok.wind?.gust ?? blok.wind?.speed) || 0));
return [{ json: { morgen, bekend: true, laagste: Math.round(laagste), wind: Math.round(wind * 3.6), vorst: laagste < 0, storm: wind > ${STORM_FROM} } }];`,
      ),
      when('Vorst?', [['={{ $json.vorst }}', 'yes']]),
      sms.send(
        'Sms de voorman',
        PHONE,
        say(
          '=Morgen vorst tot {{ $json.laagste }} graden. Kijk welk werk niet door kan gaan.',
          '=Frost down to {{ $json.laagste }} degrees tomorrow. See which work cannot go on.',
        ),
      ),
      when('Storm?', [['={{ $json.storm }}', 'yes']]),
      todo.create('Verplaats het werk', {
        title: say(
          '=Storm op {{ $json.morgen }}: werk op hoogte verplaatsen',
          '=Storm on {{ $json.morgen }}: reschedule work at height',
        ),
        description: say(
          '=Windstoten tot {{ $json.wind }} km per uur.',
          '=Gusts up to {{ $json.wind }} km per hour.',
        ),
        due: '={{ $json.morgen }}',
      }),
      chat.post(
        'Toon het weer',
        say(
          '={{ $json.bekend ? "Morgen minimaal " + $json.laagste + " graden, wind tot " + $json.wind + " km per uur. " + ($json.vorst ? "Let op de vorst." : "Het werk kan doorgaan.") : "Voor morgen is er geen verwachting. Kijk zelf naar het weer." }}',
          '={{ $json.bekend ? "At least " + $json.laagste + " degrees tomorrow, wind up to " + $json.wind + " km per hour. " + ($json.vorst ? "Watch out for frost." : "Work can go on.") : "There is no forecast for tomorrow. Check the weather yourself." }}',
        ),
      ),
    ],
    flow: [
      'Elke middag om 3 uur > Weersverwachting > Weer van morgen > Vorst? > Sms de voorman',
      'Weer van morgen > Storm? > Verplaats het werk',
      'Storm? #1 > Toon het weer',
    ],
  }),
});
