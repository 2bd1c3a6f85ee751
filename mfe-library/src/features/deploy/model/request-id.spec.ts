import { DeployRequest } from '@stroomwerk/contracts/library';
import { newRequestId } from './request-id.js';

it('is one that the contract takes, and another each time', () => {
  const ids = Array.from({ length: 50 }, newRequestId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(DeployRequest.shape.request_id.safeParse(id).success).toBe(true);
});
