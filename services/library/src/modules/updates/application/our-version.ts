import { Inject, Injectable } from '@nestjs/common';
import { credentialFacts } from '@stroomwerk/catalogue/credentials';
import type { Language } from '@stroomwerk/contracts';
import type { UpdateOffer } from '@stroomwerk/contracts/library';
import { SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import { neededAccounts } from '../../deployments/domain/accounts.js';
import { credentialsOf } from '../../deployments/domain/credentials.js';
import { isReached, keptSecret, reportAddress } from '../../deployments/domain/error-path.js';
import { prepare } from '../../deployments/domain/prepare.js';
import { pathsMadeOwn } from '../../deployments/domain/webhook-paths.js';
import type { N8nNode, N8nWorkflow } from '../../workflows/domain/n8n.js';
import { guideIn, settingsIn } from '../../workflows/domain/texts.js';
import type { Deployed } from '../domain/flow.js';
import { asInserted, seenIn, withAccountsOf } from '../domain/ours.js';
import { stillToDo } from '../domain/still-to-do.js';
import type { Standing } from '../persistence/standings.js';

export interface Ours {
  /** As it is kept: the address that errors are reported to is without its secret. */
  readonly flow: Deployed;
  readonly byHand: UpdateOffer['by_hand'];
}

/** The newest version of a workflow as a deployment would have placed it: with the customer's accounts and values. */
@Injectable()
export class OurVersion {
  private readonly facts = credentialFacts();

  constructor(@Inject(SERVICE_ENV) private readonly env: Pick<ServiceEnv, 'PUBLIC_URL' | 'BRAND_NAME'>) {}

  /** @returns undefined where there is no file in their language */
  of(standing: Standing, lang: Language): Ours | undefined {
    const { file: text, address, language, answers, base, steps } = standing;
    if (text === null || address === null) return undefined;
    const file = JSON.parse(text) as N8nWorkflow;
    const settings = settingsIn(standing.settings, language);
    const accounts = neededAccounts(
      { flow: file, accounts: guideIn(standing, language).accounts, steps },
      this.facts,
      language,
    );
    const { PUBLIC_URL, BRAND_NAME: brand } = this.env;
    const prepared = standing.adopted
      ? asInserted(file)
      : prepare(
          {
            ...{
              deploymentId: standing.deployment_id,
              file,
              settings,
              values: answers,
              accounts,
              lang: language,
            },
            ...{ credentials: standing.credentials, minutesSaved: standing.minutes_saved },
            takenPaths: pathsMadeOwn(file.nodes, base.nodes, standing.deployment_id),
            reportTo: isReached(PUBLIC_URL, address)
              ? { address: reportAddress(PUBLIC_URL, keptSecret), brand }
              : null,
          },
          this.facts,
        );
    const needs = (node: N8nNode): string[] =>
      credentialsOf(node, this.facts).flatMap(({ type, required }) => (required ? [type] : []));
    const flow = withAccountsOf(base, prepared, needs);
    const linked = new Map(flow.nodes.map(({ name, credentials }) => [name, credentials ?? {}]));
    const unlinked = accounts.flatMap(({ app, credential_type, steps: users }) =>
      users.filter((step) => !(credential_type in (linked.get(step) ?? {}))).map((step) => ({ step, app })),
    );
    const known = standing.adopted ? { ...seenIn(base, settings), ...answers } : answers;
    return { flow, byHand: stillToDo({ settings, answers: known, unlinked }, lang) };
  }
}
