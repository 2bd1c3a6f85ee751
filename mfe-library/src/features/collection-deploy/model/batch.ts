import type { DeploymentBatch } from '@stroomwerk/contracts/library';
import { isUnderWay, nextLook, type Stage, stageOf } from '../../deploy/model/stage.js';

export type BatchItem = DeploymentBatch['items'][number];
/** Where one of several is: refused is one that there never was a deployment of. */
export type ItemStage = Stage | 'refused';

export const itemStage = ({ deployment }: BatchItem): ItemStage =>
  deployment === null ? 'refused' : stageOf(deployment);

/** Milliseconds until the next look: as soon as the busiest asks for; false once nothing is awaited. */
export function nextLookOf({ items }: DeploymentBatch): number | false {
  const looks = items.flatMap(({ deployment }) => {
    const next = deployment === null ? false : nextLook(stageOf(deployment));
    return next === false ? [] : [next];
  });
  return looks.length === 0 ? false : Math.min(...looks);
}

/** How a batch stands: how many are on their way, in n8n, not placed, and taken out again. */
export interface Standing {
  readonly under_way: number;
  readonly there: number;
  readonly not: number;
  readonly undone: number;
}

export function standingOf({ items }: DeploymentBatch): Standing {
  const stages = items.map(itemStage);
  const count = (is: (stage: ItemStage) => boolean) => stages.filter(is).length;
  const under_way = count((stage) => stage !== 'refused' && isUnderWay(stage));
  const not = count((stage) => stage === 'refused' || stage === 'failed');
  const undone = count((stage) => stage === 'undone');
  return { under_way, not, undone, there: stages.length - under_way - not - undone };
}

/** Those that another try may bring in: not what is there already. */
export const toTryAgain = ({ items }: DeploymentBatch): string[] =>
  items
    .filter(
      (item) =>
        ['refused', 'failed'].includes(itemStage(item)) && item.refused?.code !== 'library.deployed_already',
    )
    .map(({ filename }) => filename);

/** Whether there is anything to take out again. */
export const canUndo = ({ items }: DeploymentBatch): boolean =>
  items.some((item) => {
    const stage = itemStage(item);
    if (stage === 'failed') return item.deployment?.left_behind != null;
    return stage !== 'refused' && stage !== 'undone' && stage !== 'undoing';
  });
