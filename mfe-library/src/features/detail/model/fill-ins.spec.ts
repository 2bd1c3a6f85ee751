import type { Setting } from '@stroomwerk/contracts/library';
import { fillInsOf } from './fill-ins.js';

const setting = (key: string, ...at: [step: string, path: string][]): Setting => ({
  ...{ key, kind: 'text', label: key, help: '', example: '' },
  at: at.map(([step, path]) => ({ step, path })),
});

it('counts by step what a customer fills in there, a value once however often the step uses it', () =>
  expect(
    fillInsOf(
      [
        setting('sheet', ['Instellingen', 'a']),
        setting('channel', ['Instellingen', 'b'], ['Start', 'channel'], ['Start', 'text']),
      ],
      (count) => `${count}`,
    ),
  ).toEqual(
    new Map([
      ['Instellingen', '2'],
      ['Start', '1'],
    ]),
  ));

it('is nothing where nothing is declared', () => expect(fillInsOf(undefined, String).size).toBe(0));
