import type { N8nConnections, N8nNode, N8nWorkflow, Parameters } from '../dsl/types.js';
import { type Answer, type AnswerSchemas, answerOf, fileOf, type Origin } from './answers.js';
import { CASES, type CaseName, FURTHER, MIXED, type Scene } from './cases.js';
import { MANY, made, mixedRows } from './made.js';
import { isMixed, rowOf } from './mixed.js';
import { Reads } from './reads.js';
import { startedWith } from './started.js';
import { Flow, kindOf, outputsOf } from './steps.js';

/** The step that answers with samples, as n8n names it. */
export const SAMPLE_TYPE = 'CUSTOM.stroomwerkSample';
/** What a failing app says. */
export const REFUSAL = 'Voorbeeld: de app weigert';

interface StagedNode extends Omit<N8nNode, 'parameters'> {
  readonly parameters: Parameters;
}
/** A workflow as it runs with samples: what n8n's editor would save. */
export interface StagedFile {
  readonly name: string;
  readonly nodes: readonly StagedNode[];
  readonly connections: N8nConnections;
  readonly settings: Parameters;
  readonly pinData: {
    readonly [step: string]: readonly { readonly json: Parameters; readonly binary?: Parameters }[];
  };
}

/** Parameters in which a model fills in what it likes: nothing to evaluate without one. */
const byModel = (text: string): boolean => /\$fromAI\(/.test(text);

const isRead = (node: N8nNode): boolean =>
  FILES.test(JSON.stringify(node.parameters)) ||
  (kindOf(node) === 'code' && /\.binary\b/.test(JSON.stringify(node.parameters)));
const FILES = /binaryPropertyName|inputDataFieldName|\$binary|binaryDataUi|attachments/;

/** A workflow with what its cases need. */
export class Stage {
  private readonly flow: Flow;
  private readonly reads: Reads;

  /** What it reads of steps and n8n does not know of them. */
  readonly unknown = new Set<string>();

  /** @param schemas what n8n says that its steps answer */
  constructor(
    private readonly file: N8nWorkflow,
    private readonly schemas: AnswerSchemas = () => undefined,
  ) {
    this.flow = new Flow(file);
    this.reads = new Reads(this.flow);
  }

  /** The steps of the way that items take; what serves a model counts with it. */
  get steps(): string[] {
    return this.flow.steps.map(({ name }) => name);
  }

  /** Those that call out. */
  get apps(): string[] {
    return this.flow.steps.filter((node) => this.flow.partOf(node) === 'app').map(({ name }) => name);
  }

  /** The trigger that its cases start from, where they name no other. */
  get firstTrigger(): string | undefined {
    return this.flow.triggers[0]?.name;
  }

  node(name: string): N8nNode | undefined {
    return this.flow.step(name);
  }

  /** Whether a reader wants to know that a step ran: it calls out, or answers to who started it. */
  tells(name: string): boolean {
    const node = this.flow.step(name);
    return (
      node !== undefined &&
      (this.flow.partOf(node) === 'app' || ['respondToWebhook', 'form'].includes(kindOf(node)))
    );
  }

  /** The names that the workflow reads of what a step gives. */
  readsOf(name: string): ReadonlySet<string> {
    return new Set(this.reads.of.get(name)?.inside.keys());
  }

  /** Whether a run remembers what an earlier one saw: each case is then the first of a workflow. */
  get remembers(): boolean {
    return this.flow.steps.some(
      ({ parameters }) => parameters.operation === 'removeItemsSeenInPreviousExecutions',
    );
  }

  /** Whether a step ends a run on purpose: one that stops it, or a script that says what is wrong in words of its own. */
  isStop(name: string, error: string): boolean {
    const node = this.flow.step(name);
    if (node === undefined) return false;
    return (
      kindOf(node) === 'stopAndError' ||
      (kindOf(node) === 'code' &&
        /\bthrow new Error\(/.test(String(node.parameters.jsCode)) &&
        !/\b(?:Type|Reference|Range|Syntax)Error\b/.test(error))
    );
  }

  /** Every case in which nothing fails: all of them from the first trigger, the normal one from each other. */
  get scenes(): Scene[] {
    const [first, ...others] = this.flow.triggers;
    if (!first) return [];
    return [
      ...CASES.map((name): Scene => ({ trigger: first.name, name })),
      ...others.map(({ name: trigger }): Scene => ({ trigger, name: 'normal' })),
    ];
  }

  /** What may be tried beside its cases, where they leave steps out. */
  get further(): Scene[] {
    const [first, ...others] = this.flow.triggers;
    if (!first) return [];
    return [
      ...[...MIXED.first, ...FURTHER, ...MIXED.last].map((name): Scene => ({ trigger: first.name, name })),
      ...others.flatMap(({ name: trigger }) =>
        ([...MIXED.first, 'other', 'empty', 'refused'] as const).map((name): Scene => ({ trigger, name })),
      ),
    ];
  }

  /**
   * Two cases for each step that asks people: one says no, and nobody answers in time, in the case that asked.
   * @param asking the first case that got to a step
   */
  refusing(asking: (step: string) => Scene | undefined): Scene[] {
    return this.flow.steps.flatMap(({ name: refuses, parameters }): Scene[] => {
      const scene = parameters.operation === 'sendAndWait' ? asking(refuses) : undefined;
      if (!scene || scene.name === 'failing') return [];
      const { trigger, name: usual } = scene;
      return (['refused', 'bare'] as const).map((name): Scene => ({ trigger, name, refuses, in: usual }));
    });
  }

  /** One case for each app, in which it fails. @param asking the first case that got to a step */
  failing(asking: (step: string) => Scene | undefined): Scene[] {
    return this.apps.flatMap((fails): Scene[] => {
      const scene = asking(fails);
      if (!scene || scene.name === 'failing') return [];
      return [{ trigger: scene.trigger, name: 'failing', in: scene.name, fails }];
    });
  }

  /** The file in which a scene runs. @param now the time at which it does */
  staged(scene: Scene, now: number): StagedFile & { readonly origins: ReadonlyMap<string, Origin> } {
    const when = scene.name === 'failing' || scene.refuses ? (scene.in ?? 'normal') : scene.name;
    const origins = new Map<string, Origin>();
    const nodes = this.flow.steps.map((node) => this.inPlace(node, scene, when, now, origins));
    const names = new Set(nodes.map(({ name }) => name));
    const trigger = this.flow.step(scene.trigger);
    const started = trigger ? this.startedBy(trigger, when, now) : [{}];
    const files = trigger ? this.filesOf(trigger) : [];
    const file = fileOf(this.contentOf(when, now));
    const binary =
      files.length > 0 ? Object.fromEntries(files.map((name) => [name, pinned(file)])) : undefined;
    return {
      name: this.file.name,
      nodes,
      connections: Object.fromEntries(
        Object.entries(this.file.connections)
          .filter(([from]) => names.has(from))
          .map(([from, { main = [] }]) => [from, { main }]),
      ),
      settings: { ...this.file.settings, saveManualExecutions: true },
      pinData: { [scene.trigger]: started.map((json) => ({ json, ...(binary && { binary }) })) },
      origins,
    };
  }

  /** What a trigger hands over: one thing, or several at once where it looks for news by itself. */
  private startedBy(trigger: N8nNode, when: CaseName, now: number): Parameters[] {
    const read = this.reads.of.get(trigger.name);
    if (!isMixed(when) || trigger.parameters.pollTimes === undefined)
      return [startedWith(trigger, read, when, now)];
    return Array.from({ length: MANY }, (_, row) => startedWith(trigger, read, rowOf(when, row), now));
  }

  private inPlace(
    node: N8nNode,
    scene: Scene,
    usual: CaseName,
    now: number,
    origins: Map<string, Origin>,
  ): N8nNode {
    const part = this.flow.partOf(node);
    if (part !== 'app' && part !== 'waits') return node;
    const when = scene.refuses === node.name && scene.name !== 'failing' ? scene.name : usual;
    let answer: Answer = { through: 0 };
    if (part === 'app') {
      const read = this.reads.of.get(node.name);
      const files = this.filesOf(node);
      const content = this.contentOf(when, now);
      const told = answerOf({
        flow: this.flow,
        node,
        read,
        when,
        now,
        files,
        content,
        schemas: this.schemas,
      });
      for (const path of told.unknown ?? []) this.unknown.add(`"${node.name}" (${kindOf(node)}): ${path}`);
      origins.set(node.name, told.origin);
      answer = scene.fails === node.name ? { refuses: REFUSAL } : told.answer;
    }
    const served = (this.flow.serving.get(node.name) ?? []).map(({ parameters }) => parameters);
    const asked = [node.parameters, ...served].filter((one) => !byModel(JSON.stringify(one)));
    const {
      type: _,
      typeVersion: __,
      parameters: ___,
      webhookId: ____,
      maxTries: _____,
      waitBetweenTries: ______,
      ...rest
    } = node;
    return {
      ...rest,
      ...(node.retryOnFail ? { retryOnFail: true, maxTries: 2, waitBetweenTries: 1 } : {}),
      type: SAMPLE_TYPE,
      typeVersion: 1,
      parameters: { outputs: outputsOf(node), answer: JSON.stringify(answer), asked: asked.map(evaluated) },
    };
  }

  /** A file with the columns that the workflow reads of one. */
  private contentOf(when: CaseName, now: number): string {
    const reader = this.flow.steps.find((node) => kindOf(node) === 'extractFromFile');
    const read = reader && this.reads.of.get(reader.name);
    const row = read ? made(read, isMixed(when) ? 'normal' : when, now) : {};
    const { delimiter = ',' } = (reader?.parameters.options ?? {}) as { delimiter?: string };
    const cells = Object.entries(row !== null && typeof row === 'object' ? row : {});
    if (cells.length === 0) return 'naam;bedrag\nVoorbeeld;129.50\n';
    const line = (texts: readonly unknown[]) =>
      texts.map((one) => `"${String(one).replaceAll('"', '""').replaceAll('\n', ' ')}"`).join(delimiter);
    const rows =
      read && isMixed(when)
        ? mixedRows(when, (one) => made(read, one, now)).map((one) => Object.values(one as Parameters))
        : [cells.map(([, one]) => one)];
    return [line(cells.map(([name]) => name)), ...(when === 'empty' ? [] : rows.map(line))].join('\n');
  }

  /** The fields in which later steps expect files of a step. */
  private filesOf(node: N8nNode): string[] {
    const found = new Set<string>();
    const visit = (name: string, seen: Set<string>): void => {
      for (const { from, to } of this.flow.links) {
        const next = from === name && !seen.has(to) ? this.flow.step(to) : undefined;
        if (!next) continue;
        seen.add(to);
        const { binaryPropertyName, inputDataFieldName } = next.parameters;
        for (const one of [binaryPropertyName, inputDataFieldName])
          if (typeof one === 'string' && !one.startsWith('=') && kindOf(next) !== 'convertToFile')
            found.add(one);
        if (isRead(next) && found.size === 0) found.add('data');
        if (kindOf(next) !== 'convertToFile') visit(to, seen);
      }
    };
    visit(node.name, new Set([node.name]));
    return [...found];
  }
}

/** A file as n8n keeps it beside an item. */
const pinned = ({ base64, mimeType, fileName }: Parameters): Parameters => ({
  ...{ data: base64 ?? '', mimeType: mimeType ?? '', fileName: fileName ?? '', fileExtension: 'csv' },
});

/** n8n works out texts that begin with an equals sign, wherever they stand. */
const evaluated = (parameters: Parameters): Parameters => parameters;
