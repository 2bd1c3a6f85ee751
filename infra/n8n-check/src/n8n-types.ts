/** What is used of n8n's own package and definitions; the rest of them stays unnamed. */
export type Parameters = Record<string, unknown>;

export interface PropertyDescription {
  readonly name: string;
  readonly type: string;
  readonly default?: unknown;
  readonly options?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly typeOptions?: { readonly loadOptionsMethod?: string; readonly loadOptions?: unknown };
}

/** One version, or several that are alike, of a node type. */
export interface NodeDescription {
  readonly name: string;
  readonly version: number | readonly number[];
  readonly properties: readonly PropertyDescription[];
  readonly credentials?: readonly {
    readonly name: string;
    readonly required?: boolean;
    readonly displayOptions?: { readonly show?: Readonly<Record<string, readonly unknown[]>> };
  }[];
  readonly usableAsTool?: boolean;
  readonly hidden?: boolean;
}

/** A node of a file; whatever else stands there is kept. */
export interface FileNode {
  readonly name?: string;
  readonly type?: string;
  readonly typeVersion?: number;
  readonly position?: unknown;
  readonly parameters?: Parameters;
  readonly disabled?: boolean;
}
export interface CheckedNode extends FileNode {
  readonly typeVersion: number;
  readonly parameters: Parameters;
}

export interface NodeHelpers {
  getNodeParameters(
    properties: readonly PropertyDescription[],
    values: Parameters,
    withDefaults: boolean,
    withHidden: boolean,
    node: CheckedNode,
    description: NodeDescription,
  ): Parameters | null;
  displayParameter(
    values: Parameters,
    property: PropertyDescription,
    node: CheckedNode,
    description: NodeDescription,
    root: Parameters,
  ): boolean;
  getNodeParametersIssues(
    properties: readonly PropertyDescription[],
    node: CheckedNode,
    description: NodeDescription,
    pinned: null,
  ): { readonly parameters?: Record<string, string | string[]> } | null;
}

export type StructureResult =
  | { readonly success: true }
  | {
      readonly success: false;
      readonly issues: readonly { readonly path?: readonly unknown[]; readonly message: string }[];
    };
