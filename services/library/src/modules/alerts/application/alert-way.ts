import { SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import {
  AllowedPrivate,
  Outbound,
  type OutboundAnswer,
  type OutboundRequest,
  ownPlaces,
  systemResolve,
} from '@stroomwerk/kernel/outbound';
import type { LibraryEnv } from '../../../env.js';
import { allowedIn, ownPartsIn } from '../../connections/application/way-out.js';

/** How alerts leave this process: by the door of customers' n8n instances, with its rules (ADR 31). */
export abstract class AlertWay {
  /** Whether an address may be sent to; sends nothing. @throws OutboundError */
  abstract check(url: string): Promise<void>;
  /** @throws OutboundError */
  abstract send(request: OutboundRequest): Promise<OutboundAnswer>;
}

/** Nobody needs more of an answer than whether it was one. */
const limits = { headersMs: 10_000, totalMs: 15_000, bytes: 64 * 1024 };

export const provideAlertWay = {
  provide: AlertWay,
  inject: [SERVICE_ENV],
  useFactory(env: ServiceEnv & LibraryEnv): AlertWay {
    const outbound = new Outbound({
      allowed: new AllowedPrivate(allowedIn(env)),
      own: ownPlaces(ownPartsIn(env)),
      resolve: systemResolve,
    });
    return {
      check: (url) => outbound.check(url),
      send: (request) => outbound.send({ ...request, limits }),
    };
  },
};
