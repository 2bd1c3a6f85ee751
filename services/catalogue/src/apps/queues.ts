import { node } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import { appTrigger } from '../dsl/triggers.js';
import type { Queue } from '../kit/ports.js';
import { app } from './app.js';
import { pick } from './office-tables.js';
import { redis } from './sinks.js';
import { inApp } from './values.js';

const MQTT_TOPIC = inApp(
  'MQTT',
  ['kanaal', 'topic'],
  ['Het kanaal (topic) van de berichten.', 'The topic of the messages.'],
  ['jouw-bedrijf/berichten', 'your-company/messages'],
);

const RABBIT_QUEUE = inApp(
  'RabbitMQ',
  ['wachtrij', 'queue'],
  ['De naam van de wachtrij.', 'The name of the queue.'],
  ['bestellingen', 'orders'],
);
const KAFKA_TOPIC = inApp(
  'Kafka',
  ['topic', 'topic'],
  ['De naam van het topic.', 'The name of the topic.'],
  ['bestellingen', 'orders'],
);
const AMQP_QUEUE = inApp(
  'AMQP',
  ['wachtrij', 'queue'],
  ['De naam van de wachtrij.', 'The name of the queue.'],
  ['bestellingen', 'orders'],
);
const SQS_QUEUE = inApp(
  'AWS SQS',
  ['wachtrij', 'queue'],
  [
    'Het adres (URL) van de wachtrij, bij de gegevens ervan.',
    'The address (URL) of the queue, in its details.',
  ],
  'https://sqs.eu-west-1.amazonaws.com/123456789012/orders',
);
const SNS_ARN = inApp(
  'AWS SNS',
  ['topic', 'topic'],
  ['De ARN van het topic.', 'The ARN of the topic.'],
  'arn:aws:sns:eu-west-1:123456789012:orders',
  '^arn:',
);
const REDIS_CHANNEL = inApp(
  'Redis',
  ['kanaal', 'channel'],
  ['De naam van het kanaal.', 'The name of the channel.'],
  ['bestellingen', 'orders'],
);

const AWS_STEPS = [
  [
    'Maak in AWS IAM een gebruiker die alleen bij deze dienst mag.',
    'Vul regio, Access Key ID en Secret Access Key in n8n in.',
  ],
  [
    'Create a user in AWS IAM that may reach this service alone.',
    'Enter the region, access key ID and secret access key in n8n.',
  ],
] as const;
const BROKER_STEPS = [
  [
    'Vraag de beheerder om host, poort, gebruiker en wachtwoord van de broker.',
    'Vul ze in n8n in en test de verbinding.',
  ],
  [
    'Ask the administrator for the host, port, user and password of the broker.',
    'Enter them in n8n and test the connection.',
  ],
] as const;
/** The fields of a message whose body is JSON and stands under `at`. */
const bodyAt = (at: string) => ({
  id: `${at}?.id ?? $execution.id`,
  from: `${at}?.${say('bron', 'source')} ?? ''`,
  name: `${at}?.${say('naam', 'name')} ?? ''`,
  subject: `${at}?.${say('onderwerp', 'subject')} ?? ''`,
  text: `${at}?.${say('tekst', 'text')} ?? JSON.stringify(${at})`,
});

export const rabbitMq = app('rabbitMq', 'RabbitMQ', 'rabbitmq', ...BROKER_STEPS, 3);
export const rabbitQueue: Queue = {
  app: rabbitMq,
  publish: (name, message) =>
    node(name, 'rabbitmq', 1.2, {
      operation: 'sendMessage',
      mode: 'queue',
      queue: RABBIT_QUEUE,
      sendInputData: false,
      message,
      options: { durable: true },
    }),
  received: {
    app: rabbitMq,
    event: { nl: 'er een bericht in je RabbitMQ-wachtrij komt', en: 'a message reaches your RabbitMQ queue' },
    nodes: (name) => [
      node(name, 'rabbitmqTrigger', 1, {
        queue: RABBIT_QUEUE,
        options: { acknowledge: 'executionFinishesSuccessfully', jsonParseBody: true, onlyContent: true },
      }),
    ],
    get fields() {
      return bodyAt('$json');
    },
  },
};

export const kafka = app('kafka', 'Apache Kafka', 'kafka', ...BROKER_STEPS, 2);
export const kafkaQueue: Queue = {
  app: kafka,
  publish: (name, message) =>
    node(name, 'kafka', 2, {
      topic: KAFKA_TOPIC,
      sendInputData: false,
      message,
      jsonParameters: false,
      useSchemaRegistry: false,
      useKey: false,
      headersUi: {},
      options: {},
    }),
  received: {
    app: kafka,
    event: { nl: 'er een bericht op je Kafka-topic verschijnt', en: 'a message appears on your Kafka topic' },
    nodes: (name) => [
      node(name, 'kafkaTrigger', 2, {
        topic: KAFKA_TOPIC,
        groupId: 'n8n',
        resolveOffset: 'onSuccess',
        useSchemaRegistry: false,
        options: { jsonParseMessage: true, fromBeginning: false },
      }),
    ],
    get fields() {
      return bodyAt('$json.message');
    },
  },
};

export const mqtt = app('mqtt', 'MQTT', 'mqtt', ...BROKER_STEPS, 2);
export const mqttQueue: Queue = {
  app: mqtt,
  publish: (name, message) =>
    node(name, 'mqtt', 1, {
      topic: MQTT_TOPIC,
      sendInputData: false,
      message,
      options: { qos: 1 },
    }),
  received: {
    app: mqtt,
    event: { nl: 'er een bericht op je MQTT-kanaal binnenkomt', en: 'a message comes in on your MQTT topic' },
    nodes: (name) => [
      node(name, 'mqttTrigger', 1, {
        topics: `${MQTT_TOPIC}:1`,
        options: { jsonParseBody: true, parallelProcessing: false },
      }),
    ],
    get fields() {
      return bodyAt('$json.message');
    },
  },
};

export const amqp = app('amqp', 'Azure Service Bus (AMQP)', 'amqp', ...BROKER_STEPS, 1);
export const amqpQueue: Queue = {
  app: amqp,
  publish: (name, message) =>
    node(name, 'amqp', 1, {
      sink: AMQP_QUEUE,
      headerParametersJson: message.startsWith('=')
        ? `={{ JSON.stringify({ ${say('bericht', 'message')}: \`${message
            .slice(1)
            .replace(/\{\{\s*/g, '${')
            .replace(/\s*\}\}/g, '}')}\` }) }}`
        : JSON.stringify({ [say('bericht', 'message')]: message }),
      options: { dataAsObject: true },
    }),
  received: {
    app: amqp,
    event: { nl: 'er een bericht in Azure Service Bus staat', en: 'a message waits in Azure Service Bus' },
    nodes: (name) => [
      node(name, 'amqpTrigger', 1, {
        sink: AMQP_QUEUE,
        clientname: 'n8n',
        subscription: '',
        options: { jsonConvertByteArrayToString: true, jsonParseBody: true, onlyBody: true },
      }),
    ],
    get fields() {
      return bodyAt('$json');
    },
  },
};

export const awsSqs = app('awsSqs', 'AWS SQS', 'aws', ...AWS_STEPS, 2);
export const sqsQueue: Queue = {
  app: awsSqs,
  publish: (name, message) =>
    node(name, 'awsSqs', 1, {
      operation: 'sendMessage',
      queue: SQS_QUEUE,
      queueType: 'standard',
      sendInputData: false,
      message,
      options: {},
    }),
};

export const awsSns = app('awsSns', 'AWS SNS', 'aws', ...AWS_STEPS, 1);
const SNS_TOPIC = SNS_ARN;
export const snsQueue: Queue = {
  app: awsSns,
  publish: (name, message) =>
    node(name, 'awsSns', 1, {
      operation: 'publish',
      topic: pick(SNS_TOPIC),
      subject: say('Bericht van n8n', 'Message from n8n'),
      message,
    }),
  received: {
    app: awsSns,
    event: {
      nl: 'er een melding op je SNS-topic binnenkomt',
      en: 'a notification comes in on your SNS topic',
    },
    nodes: (name) => [appTrigger(name, 'awsSnsTrigger', 1, { topic: pick(SNS_TOPIC) })],
    fields: {
      id: '$json.MessageId',
      from: '$json.TopicArn',
      name: '$json.TopicArn',
      subject: "$json.Subject ?? ''",
      text: '$json.Message',
    },
  },
};

export const redisQueue: Queue = {
  app: redis,
  publish: (name, messageData) =>
    node(name, 'redis', 1, { operation: 'publish', channel: REDIS_CHANNEL, messageData }),
  received: {
    app: redis,
    event: {
      nl: 'er iets op je Redis-kanaal gepubliceerd wordt',
      en: 'something is published on your Redis channel',
    },
    nodes: (name) => [
      node(name, 'redisTrigger', 1, { channels: REDIS_CHANNEL, options: { jsonParseBody: true } }),
    ],
    get fields() {
      return bodyAt('$json.message');
    },
  },
};

/** A system of the customer's own that takes messages over HTTP. */
export const ownSystem = app(
  'ownSystem',
  'Je eigen systeem',
  'httpHeaderAuth',
  [
    'Vraag de ontwikkelaar om het webadres en de geheime sleutel van je systeem.',
    'Maak in n8n een Header Auth met de naam van de header, zoals Authorization, en de sleutel.',
  ],
  [
    'Ask the developer for the address and the secret key of your system.',
    'Create a Header Auth in n8n with the name of the header, such as Authorization, and the key.',
  ],
);

export const queues: readonly Queue[] = [
  rabbitQueue,
  kafkaQueue,
  sqsQueue,
  mqttQueue,
  redisQueue,
  amqpQueue,
  snsQueue,
];
type Heard = Queue & Required<Pick<Queue, 'received'>>;
/** Queues whose messages start a run. */
export const heardQueues: readonly Heard[] = queues.filter(
  (queue): queue is Heard => queue.received !== undefined,
);
