import { type Endpoint, type EndpointInput, type ErrorBody, PriceTier, urlOf } from '@stroomwerk/contracts';
import { opsUsers } from '@stroomwerk/contracts/auth';
import { grantPlan, revokePlan } from '@stroomwerk/contracts/billing';
import { opsToken } from '@stroomwerk/release';
import { readSettings, StartError } from './settings.js';
import { isOurs, readState } from './state.js';

const usage = `npm run ops -- grant <email> <price_tier> [reason]
npm run ops -- revoke <email> [reason]
price_tier: ${PriceTier.options.join(', ')}`;

/** `npm run ops`: gives or takes a plan without payment, audited under the name of the command line's user. */
export async function ops(root: string, args: readonly string[]): Promise<number> {
  const [action, email, ...rest] = args;
  if ((action !== 'grant' && action !== 'revoke') || !email) throw new StartError(usage);
  const settings = readSettings(process.env, root);
  const state = readState(settings.dataDir);
  if (!state || !isOurs(state.supervisorPid)) throw new StartError('Nothing runs. Start it first: npm start');
  const token = await opsToken({ dataDir: settings.dataDir, publicUrl: state.publicUrl });

  const call = async <I extends EndpointInput, O>(target: Endpoint<I, O>, input: I): Promise<O> => {
    const response = await fetch(state.publicUrl + urlOf(target, input), {
      method: target.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
    });
    if (response.ok) return (await response.json()) as O;
    const { code, detail, fields } = (await response.json()) as ErrorBody;
    throw new StartError(`${code}: ${detail}${fields ? ` ${Object.values(fields).join(' ')}` : ''}`);
  };

  const { users } = await call(opsUsers, { query: { q: email } });
  const user = users.find((found) => found.email.toLowerCase() === email.toLowerCase());
  if (!user) throw new StartError(`There is no account with the address ${email}.`);
  if (action === 'grant') {
    const [tier, ...reason] = rest;
    const price_tier = PriceTier.safeParse(tier);
    if (!price_tier.success) throw new StartError(usage);
    const result = await call(grantPlan, {
      body: {
        user_id: user.id,
        price_tier: price_tier.data,
        reason: reason.join(' ') || 'Granted on the command line',
      },
    });
    console.log(`${email}: ${result.status}, ${result.plan_name}`);
  } else {
    const result = await call(revokePlan, {
      body: { user_id: user.id, reason: rest.join(' ') || 'Revoked on the command line' },
    });
    console.log(`${email}: ${result.status}`);
  }
  return 0;
}
