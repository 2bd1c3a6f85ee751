import { type Endpoint, type EndpointInput, type ErrorBody, PriceTier, urlOf } from '@stroomwerk/contracts';
import { opsErase, opsUsers } from '@stroomwerk/contracts/auth';
import { grantPlan, revokePlan } from '@stroomwerk/contracts/billing';
import { opsToken } from '@stroomwerk/release';
import { erasuresFile, noteErasure } from './backup/erasures.js';
import { type OpsCall, opsPayoutWork, opsReferralWork } from './ops-payouts.js';
import { opsReconcile } from './ops-reconcile.js';
import { newDatabasePassword } from './postgres/password.js';
import { rotate } from './rotate.js';
import { readSettings, type Settings, StartError } from './settings.js';
import { holdDataFolder } from './start-lock.js';
import { readState, runs } from './state.js';

const usage = `npm run ops -- grant <email> <price_tier> [--until 2026-12-31] [reason]
npm run ops -- revoke <email> [reason]
npm run ops -- erase <email>
npm run ops -- payouts [batch | file <batch> | paid <batch> | return <payout> <reason>]
npm run ops -- reconcile
npm run ops -- referrals [allow | refuse <referee> <reason>]
npm run ops -- new-database-password
npm run ops -- rotate <secret> | --list
price_tier: ${PriceTier.options.join(', ')}`;

/** What a service will not do: it has done nothing. */
class Refusal extends StartError {}

/**
 * `npm run ops`: gives or takes a plan without payment, audited under the name of the command line's user; erases a person;
 * pays commissions and decides about referrals; compares all accounts with the payment provider;
 * sets a new password for the database of this data folder; rotates a secret.
 */
export async function ops(root: string, args: readonly string[]): Promise<number> {
  const [action, email, ...rest] = args;
  if (action === 'new-database-password') return setDatabasePassword(root);
  if (action === 'rotate') return rotate(root, args.slice(1));
  if (action === 'payouts' || action === 'referrals') {
    const work = action === 'payouts' ? opsPayoutWork : opsReferralWork;
    if (await work((await platformOf(root)).call, args.slice(1))) return 0;
    throw new StartError(usage);
  }
  if (action === 'reconcile') return opsReconcile((await platformOf(root)).call);
  if (!['grant', 'revoke', 'erase'].includes(action ?? '') || !email) throw new StartError(usage);
  const { settings, call } = await platformOf(root);

  const { users } = await call(opsUsers, { query: { q: email } });
  const user = users.find((found) => found.email.toLowerCase() === email.toLowerCase());
  if (!user) throw new StartError(`There is no account with the address ${email}.`);
  if (action === 'grant') {
    const [tier, ...said] = rest;
    const [until, reason] = said[0] === '--until' ? [said[1], said.slice(2)] : [undefined, said];
    const price_tier = PriceTier.safeParse(tier);
    // Without its day a plan would be given for good.
    if (!price_tier.success || (said[0] === '--until' && until === undefined)) throw new StartError(usage);
    const result = await call(grantPlan, {
      body: {
        user_id: user.id,
        price_tier: price_tier.data,
        ...(until === undefined ? {} : { until }),
        reason: reason.join(' ') || 'Granted on the command line',
      },
    });
    console.log(`${email}: ${result.status}, ${result.plan_name}`);
  } else if (action === 'erase') {
    // First the log: whatever happens then, no backup brings this person back.
    noteErasure(settings.dataDir, user.id, new Date());
    const { erased_at } = await call(opsErase, { body: { user_id: user.id } }).catch((error: unknown) => {
      // Refused, so that nothing was erased; after any other mistake that is not known, and the line stays.
      if (error instanceof Refusal) noteErasure(settings.dataDir, user.id, new Date(), true);
      throw error;
    });
    console.log(
      `Erased at ${erased_at}; noted in ${erasuresFile(settings.dataDir)}. Ask the payment provider too.`,
    );
  } else {
    const result = await call(revokePlan, {
      body: { user_id: user.id, reason: rest.join(' ') || 'Revoked on the command line' },
    });
    console.log(`${email}: ${result.status}`);
  }
  return 0;
}

/** What runs, and how to call it as ops. */
async function platformOf(root: string): Promise<{ settings: Settings; call: OpsCall }> {
  const settings = readSettings(process.env, root);
  const state = readState(settings.dataDir);
  if (!state || !runs(state)) throw new StartError('Nothing runs. Start it first: npm start');
  const token = await opsToken({ dataDir: settings.dataDir, publicUrl: state.publicUrl });
  const call = async <I extends EndpointInput, O>(target: Endpoint<I, O>, input: I): Promise<O> => {
    const response = await fetch(state.publicUrl + urlOf(target, input), {
      method: target.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
    });
    if (response.ok) return (await response.json()) as O;
    const { code, detail, fields } = (await response.json()) as ErrorBody;
    const Kind = response.status < 500 ? Refusal : StartError;
    throw new Kind(`${code}: ${detail}${fields ? ` ${Object.values(fields).join(' ')}` : ''}`);
  };
  return { settings, call };
}

/** For who lost `postgres-password`: the data stays as it is. */
async function setDatabasePassword(root: string): Promise<number> {
  const { dataDir } = readSettings(process.env, root);
  const release = await holdDataFolder(dataDir);
  try {
    newDatabasePassword(dataDir);
  } finally {
    release();
  }
  console.log('The database has a new password, kept in the data folder. Start it: npm start');
  return 0;
}
