import { keep, node } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Listing, Source } from '../kit/ports.js';
import { app } from './app.js';
import { mqtt } from './queues.js';
import { inApp } from './values.js';

const SENSOR_TOPIC = inApp(
  'MQTT',
  ['kanaal van je sensoren', 'topic of your sensors'],
  [
    'Het kanaal (topic) waarop je sensoren sturen; # staat voor alles erachter.',
    'The topic that your sensors send to; # stands for all behind it.',
  ],
  ['jouw-bedrijf/sensoren/#', 'your-company/sensors/#'],
);

export const homeAssistant = app(
  'homeAssistant',
  'Home Assistant',
  'homeAssistantApi',
  [
    'Maak in Home Assistant onderaan je profiel een langlevend toegangstoken.',
    'Vul het adres van je Home Assistant en het token in n8n in.',
  ],
  [
    'Create a long-lived access token at the bottom of your Home Assistant profile.',
    'Enter the address of your Home Assistant and the token in n8n.',
  ],
  3,
);
/** Switches something: `light` and `turn_on` for instance. */
export const homeService = (
  name: string,
  domain: string,
  service: string,
  entityId: string,
  more: { readonly [attribute: string]: string } = {},
): NodeSpec =>
  node(name, 'homeAssistant', 1, {
    resource: 'service',
    operation: 'call',
    domain,
    service,
    serviceAttributes: {
      attributes: Object.entries({ entity_id: entityId, ...more }).map(([key, value]) => ({
        name: key,
        value,
      })),
    },
  });
export const homeSensors: Listing<'reading'> = {
  app: homeAssistant,
  what: { nl: 'de temperatuursensoren in Home Assistant', en: 'the temperature sensors in Home Assistant' },
  nodes: (name) => [
    node(name, 'homeAssistant', 1, { resource: 'state', operation: 'getAll', returnAll: true }),
    // A sensor that is out of reach has the state "unavailable".
    keep(`${name}: alleen temperatuur`, [
      ['={{ $json.attributes?.device_class }}', 'is', 'temperature'],
      ["={{ String($json.state ?? '').trim() !== '' && Number.isFinite(Number($json.state)) }}", 'yes'],
    ]),
  ],
  fields: {
    id: '$json.entity_id',
    name: '$json.attributes.friendly_name ?? $json.entity_id',
    value: 'Number($json.state)',
    at: '$json.last_updated',
  },
};

export const openWeather = app(
  'openWeather',
  'OpenWeatherMap',
  'openWeatherMapApi',
  ['Maak op openweathermap.org een gratis sleutel.', 'Plak hem in n8n.'],
  ['Create a free key on openweathermap.org.', 'Paste it into n8n.'],
  3,
);
const OWN_TOWN = inApp(
  'OpenWeatherMap',
  ['plaats', 'town'],
  [
    'De plaats waar jullie werken, met een komma en de landcode.',
    'The town where you work, with a comma and the country code.',
  ],
  'Utrecht,nl',
  '^.+,[a-zA-Z]{2}$',
);
export const forecast = (name: string): NodeSpec =>
  node(name, 'openWeatherMap', 1, {
    operation: '5DayForecast',
    format: 'metric',
    locationSelection: 'cityName',
    cityName: OWN_TOWN,
    language: say('nl', 'en'),
  });
export const weatherNow: Listing<'reading'> = {
  app: openWeather,
  what: {
    nl: 'de temperatuur buiten volgens OpenWeatherMap',
    en: 'the outside temperature from OpenWeatherMap',
  },
  nodes: (name) => [
    node(name, 'openWeatherMap', 1, {
      operation: 'currentWeather',
      format: 'metric',
      locationSelection: 'cityName',
      cityName: OWN_TOWN,
      language: say('nl', 'en'),
    }),
  ],
  fields: {
    id: '$json.id',
    name: '$json.name',
    value: '$json.main.temp',
    at: 'DateTime.fromSeconds(Number($json.dt)).toISO()',
  },
};

/** A measurement that comes in by itself. */
export const mqttReading: Source<'reading'> = {
  app: mqtt,
  setup: [
    {
      nl: 'Laat je sensoren JSON sturen met id, naam, waarde en tijd.',
      en: 'Let your sensors send JSON with id, name, value and time.',
    },
  ],
  event: { nl: 'een sensor via MQTT een meting stuurt', en: 'a sensor sends a reading over MQTT' },
  nodes: (name) => [
    node(name, 'mqttTrigger', 1, {
      topics: `${SENSOR_TOPIC}:1`,
      options: { jsonParseBody: true, parallelProcessing: false },
    }),
  ],
  get fields() {
    return {
      id: '$json.message.id',
      name: `$json.message.${say('naam', 'name')}`,
      // What is no number is null: an empty value is not nought degrees.
      value: `[$json.message.${say('waarde', 'value')}].filter((een) => een !== null && een !== '').map(Number).find(Number.isFinite) ?? null`,
      at: `$json.message.${say('tijd', 'time')} ?? $now.toISO()`,
    };
  },
};
