import type { NodeSpec } from './types.js';

const ASKS_A_MODEL = /\.(?:chainLlm|informationExtractor|textClassifier|sentimentAnalysis)$/;

/**
 * A model that is busy for a moment does not stop a run: a question that nothing catches the failure of is asked again. An
 * agent is not, since its tools would do their work twice.
 */
export const asksAgain = (nodes: readonly NodeSpec[]): NodeSpec[] =>
  nodes.map((node) =>
    ASKS_A_MODEL.test(node.type) && node.onError === undefined && node.retryOnFail === undefined
      ? { ...node, retryOnFail: true, maxTries: 3, waitBetweenTries: 3000 }
      : node,
  );
