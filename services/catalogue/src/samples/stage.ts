import type { N8nConnections, N8nNode, N8nWorkflow, Parameters } from '../dsl/types.js';
import { type Answer, type AnswerSchemas, answerOf, type Origin, outputsOf } from './answers.js';
import { CASES, type CaseName, type Scene } from './cases.js';
import { Reads } from './reads.js';
import { startedWith } from './started.js';
import { Flow, kindOf } from './steps.js';

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
  readonly pinData: { readonly [step: string]: readonly { readonly json: Parameters }[] };
}

/** Parameters in which a model fills in what it likes: nothing to evaluate without one. */
const byModel = (text: string): boolean => /\$fromAI\(/.test(text);

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

  /** Whether a run remembers what an earlier one saw: each case is then the first of a workflow. */
  get remembers(): boolean {
    return this.flow.steps.some(
      ({ parameters }) => parameters.operation === 'removeItemsSeenInPreviousExecutions',
    );
  }

  /** Steps that stop a run on purpose. */
  isStop(name: string): boolean {
    const node = this.flow.step(name);
    return node !== undefined && kindOf(node) === 'stopAndError';
  }

  /** Every case: all of them from the first trigger, the normal one from each other, and every app that fails. */
  get scenes(): Scene[] {
    const [first, ...others] = this.flow.triggers;
    if (!first) return [];
    return [
      ...CASES.map((name): Scene => ({ trigger: first.name, name })),
      ...others.map(({ name: trigger }): Scene => ({ trigger, name: 'normal' })),
      ...this.apps.map(
        (fails): Scene => ({ trigger: this.triggerBefore(fails) ?? first.name, name: 'failing', fails }),
      ),
    ];
  }

  private triggerBefore(name: string): string | undefined {
    const seen = new Set<string>();
    const back = (at: string): string | undefined => {
      if (seen.has(at)) return undefined;
      seen.add(at);
      const node = this.flow.step(at);
      if (node && this.flow.partOf(node) === 'starts') return at;
      for (const { from, to } of this.flow.links) {
        const found = to === at ? back(from) : undefined;
        if (found) return found;
      }
      return undefined;
    };
    return back(name);
  }

  /** The file in which a scene runs. @param now the time at which it does */
  staged(scene: Scene, now: number): StagedFile & { readonly origins: ReadonlyMap<string, Origin> } {
    const when = scene.name === 'failing' ? 'normal' : scene.name;
    const origins = new Map<string, Origin>();
    const nodes = this.flow.steps.map((node) => this.inPlace(node, scene, when, now, origins));
    const names = new Set(nodes.map(({ name }) => name));
    const trigger = this.flow.step(scene.trigger);
    const started = trigger ? startedWith(trigger, this.reads.of.get(trigger.name), when, now) : {};
    return {
      name: this.file.name,
      nodes,
      connections: Object.fromEntries(
        Object.entries(this.file.connections)
          .filter(([from]) => names.has(from))
          .map(([from, { main = [] }]) => [from, { main }]),
      ),
      settings: { ...this.file.settings, saveManualExecutions: true },
      pinData: { [scene.trigger]: [{ json: started }] },
      origins,
    };
  }

  private inPlace(
    node: N8nNode,
    scene: Scene,
    when: CaseName,
    now: number,
    origins: Map<string, Origin>,
  ): N8nNode {
    const part = this.flow.partOf(node);
    if (part !== 'app' && part !== 'waits') return node;
    let answer: Answer = { through: 0 };
    if (part === 'app') {
      const read = this.reads.of.get(node.name);
      const files = this.filesOf(node);
      const told = answerOf({ flow: this.flow, node, read, when, now, files, schemas: this.schemas });
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
      ...(node.retryOnFail ? { retryOnFail: true, maxTries: 2, waitBetweenTries: 0 } : {}),
      type: SAMPLE_TYPE,
      typeVersion: 1,
      parameters: { outputs: outputsOf(node), answer: JSON.stringify(answer), asked: asked.map(evaluated) },
    };
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
        if (FILES.test(JSON.stringify(next.parameters)) && found.size === 0) found.add('data');
        if (kindOf(next) !== 'convertToFile') visit(to, seen);
      }
    };
    visit(node.name, new Set([node.name]));
    return [...found];
  }
}

/** n8n works out texts that begin with an equals sign, wherever they stand. */
const evaluated = (parameters: Parameters): Parameters => parameters;
