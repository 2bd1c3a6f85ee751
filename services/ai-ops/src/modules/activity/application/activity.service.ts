import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { ActivityResponse } from '@stroomwerk/contracts/ai-ops';
import type { Principal } from '@stroomwerk/kernel';
import { ActivityReader } from '../persistence/activity.reader.js';

const shown = 20;

@Injectable()
export class ActivityService {
  constructor(private readonly reader: ActivityReader) {}

  /** The newest twenty happenings that this person may see. */
  async latest(viewer: Principal, language: Language): Promise<ActivityResponse> {
    return { activities: await this.reader.latest(viewer.role === 'ops', shown, language) };
  }
}
