import { applyDecorators, HttpCode } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  ApiDefaultResponse,
  ApiResponse,
  DocumentBuilder,
  type OpenAPIObject,
  type StandardSchemaConverter,
  SwaggerModule,
} from '@nestjs/swagger';
import { ErrorBody } from '@stroomwerk/contracts';
import { z } from 'zod';
import type { ServiceDefinition } from '../boot/definition.js';

/** A zod schema as OpenAPI; one with an id (`.meta({ id })`) becomes a component. */
const fromZod: StandardSchemaConverter = (schema, { schemaType }) => {
  if (!(schema instanceof z.ZodType)) return undefined;
  const {
    $schema: _,
    $defs,
    ...root
  } = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: schemaType,
    unrepresentable: 'any',
  }) as Record<string, unknown> & { $defs?: Record<string, unknown> };
  const id = schema.meta()?.id;
  // Queries are spread into parameters, so an input object stays inline there; Nest resolves references only at its own.
  if (id === undefined) return { schema: root, components: $defs ?? {} };
  const { id: __, ...component } = root;
  return { schema: { $ref: `#/components/schemas/${id}` }, components: { ...$defs, [id]: component } };
};

/** Documents the answer and sets its status: `@Answers(CurrentUser)`, `@Answers(Automation, 201)`, `@Answers(null, 204)`. */
export const Answers = (schema: z.ZodType | null, status = 200) =>
  applyDecorators(
    HttpCode(status),
    ApiResponse(
      schema ? { status, standardSchema: schema, description: 'Done' } : { status, description: 'Done' },
    ),
    ApiDefaultResponse({ standardSchema: ErrorBody, description: 'Refused' }),
  );

/** The OpenAPI document of a service. */
export function openApi(app: NestFastifyApplication, def: ServiceDefinition): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(`Stroomwerk ${def.name}`)
    .setVersion(String(def.apiVersion))
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  return SwaggerModule.createDocument(app, config, {
    standardSchemaConverter: fromZod,
    operationIdFactory: (_controller, method) => method,
  });
}

/** Serves `/api/docs/<service>` and `/api/docs/<service>.json`. The document is made at the first look. */
export function serveDocs(app: NestFastifyApplication, def: ServiceDefinition): void {
  SwaggerModule.setup(`api/docs/${def.name}`, app, () => openApi(app, def), {
    jsonDocumentUrl: `api/docs/${def.name}.json`,
    yamlDocumentUrl: `api/docs/${def.name}.yaml`,
  });
}
