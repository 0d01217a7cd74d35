import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

const OURS = 'SPDXRef-late-edition';

/**
 * What is in the release, as SPDX 2.3. `npm sbom --omit=dev` leaves out what a tool needs as well as the server
 * (pg-types, semver), has another number at every run, and knows nothing of what was left behind.
 */
export function sbom(packages, version, time) {
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const parts = [...packages].map(([place, facts]) => partOf(place, facts, locked[place]));
  const named = { name: 'late-edition', SPDXID: OURS, versionInfo: version };
  const ours = { ...named, ...declared('MIT'), ...purl('late-edition', version) };
  const text = JSON.stringify([ours, parts]);
  const number = createHash('sha256').update(text).digest('hex').slice(0, 32);
  const relationships = parts.map(({ SPDXID }) => relation(OURS, 'CONTAINS', SPDXID));
  return `${JSON.stringify(
    {
      spdxVersion: 'SPDX-2.3',
      dataLicense: 'CC0-1.0',
      SPDXID: 'SPDXRef-DOCUMENT',
      name: `late-edition-${version}`,
      documentNamespace: `https://spdx.org/spdxdocs/late-edition-${number}`,
      creationInfo: {
        created: new Date(time * 1000).toISOString().replace('.000Z', 'Z'),
        creators: ['Tool: late-edition-release'],
      },
      packages: [ours, ...parts],
      relationships: [relation('SPDXRef-DOCUMENT', 'DESCRIBES', OURS), ...relationships],
    },
    null,
    2,
  )}\n`;
}

function partOf(place, { name, version, license }, lock) {
  const [, hash] = /^sha512-(.+)$/.exec(lock?.integrity ?? '') ?? [];
  return {
    name,
    SPDXID: `SPDXRef-${place.replace(/[^A-Za-z0-9.]+/g, '-')}`,
    versionInfo: version,
    ...declared(license),
    ...purl(name, version),
    ...(hash && {
      checksums: [
        { algorithm: 'SHA512', checksumValue: Buffer.from(hash, 'base64').toString('hex') },
      ],
    }),
  };
}

function declared(licence) {
  return {
    downloadLocation: 'NOASSERTION',
    filesAnalyzed: false,
    licenseConcluded: 'NOASSERTION',
    licenseDeclared: licence,
    copyrightText: 'NOASSERTION',
  };
}

function purl(name, version) {
  const referenceLocator = `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
  return {
    externalRefs: [
      { referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator },
    ],
  };
}

function relation(spdxElementId, relationshipType, relatedSpdxElement) {
  return { spdxElementId, relationshipType, relatedSpdxElement };
}
