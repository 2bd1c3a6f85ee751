import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const subjects = [
  'factuur',
  'bestelling',
  'lead',
  'offerte',
  'klantvraag',
  'voorraad',
  'retour',
  'sollicitatie',
];
const verbs = ['doorsturen', 'controleren', 'samenvatten', 'archiveren', 'melden', 'opvolgen'];
const apps: readonly (readonly [label: string, type: string])[] = [
  ['Slack', 'n8n-nodes-base.slack'],
  ['Google Sheets', 'n8n-nodes-base.googleSheets'],
  ['Gmail', 'n8n-nodes-base.gmail'],
  ['HubSpot', 'n8n-nodes-base.hubspot'],
  ['Notion', 'n8n-nodes-base.notion'],
];
const triggers = ['webhook', 'scheduleTrigger', 'manualTrigger'];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Workflow `at` of the set: the same each time, and no two alike. */
export function synthetic(at: number): { name: string; nodes: unknown[]; connections: object } {
  const [label, type] = pick(apps, Math.floor(at / 7));
  const subject = pick(subjects, at);
  const name = `${subject} ${pick(verbs, Math.floor(at / 3))} met ${label} ${at + 1}`;
  const steps = [
    { name: 'Start', type: `n8n-nodes-base.${pick(triggers, at)}`, parameters: {} },
    {
      name: 'Ophalen',
      type: 'n8n-nodes-base.httpRequest',
      parameters: { url: `https://bench.example/${at}` },
    },
    { name: label, type, parameters: { text: `${subject} nummer ${at + 1}` } },
  ];
  return {
    name,
    nodes: steps.map((step, index) => ({
      ...step,
      id: `00000000-0000-4000-8000-${String(at * 10 + index).padStart(12, '0')}`,
      typeVersion: 1,
      position: [index * 220, 0],
    })),
    connections: {
      Start: { main: [[{ node: 'Ophalen', type: 'main', index: 0 }]] },
      Ophalen: { main: [[{ node: label, type: 'main', index: 0 }]] },
    },
  };
}

/** Writes `count` workflow files into a folder that is made for it. */
export function writeSynthetic(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  for (let at = 0; at < count; at += 1)
    writeFileSync(join(folder, `bench-${at + 1}.json`), JSON.stringify(synthetic(at)));
}
