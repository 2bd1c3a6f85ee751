import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RoomGuard, SmallWrite } from './room.guard.js';
import { type DiskRoom, type Room, roomOf } from './room.js';

class Controller {
  @SmallWrite()
  small(): string {
    return 'small';
  }
  large(): string {
    return 'large';
  }
}
const passes = (method: string, handler: 'small' | 'large', room: Room): Promise<boolean> => {
  const context = {
    switchToHttp: () => ({ getRequest: () => ({ method }) }),
    getHandler: () => Controller.prototype[handler],
    getClass: () => Controller,
  } as unknown as ExecutionContext;
  return new RoomGuard(new Reflector(), { now: async () => room } as DiskRoom).canActivate(context);
};

it('keeps a quarter of the limit for small writes', () => {
  expect([400, 256, 255, 64, 63, 0].map((free) => roomOf(free, 256))).toEqual([
    ...['enough', 'enough', 'little', 'little', 'none', 'none'],
  ]);
  expect(roomOf(0, 0)).toBe('enough');
});

it.each([
  ['GET', 'large', 'none'],
  ['HEAD', 'large', 'none'],
  ['POST', 'large', 'enough'],
  ['POST', 'small', 'little'],
] as const)('lets %s of a %s write pass with room: %s', async (method, handler, room) => {
  await expect(passes(method, handler, room)).resolves.toBe(true);
});

it.each([
  ['POST', 'large', 'little'],
  ['PUT', 'large', 'none'],
  ['DELETE', 'large', 'none'],
  ['POST', 'small', 'none'],
] as const)('refuses %s of a %s write with room: %s', async (method, handler, room) => {
  await expect(passes(method, handler, room)).rejects.toMatchObject({ code: 'common.no_room' });
});
