import { type Properties, resourcesOf, type Template } from '../deployed-template.ts';

/** Hosts, certificate and web ACL of the distribution. */
export interface Edge {
  readonly hosts: readonly string[];
  readonly certificateArn: string | undefined;
  readonly webAclArn: string | undefined;
}

export interface ComparedStage {
  readonly data: Template;
  readonly service: Template;
  readonly edge: Edge;
}

/** A silent loss by a deployment. */
export interface Loss {
  /** Name by which it is accepted: a host, or a value of the stage. */
  readonly name: string;
  readonly text: string;
  /** Values of the stage's file that prevent the loss. */
  readonly preservedBy: string;
}

/** The distribution as a template has it. */
export function edgeOf(data: Template): Edge {
  const [{ DistributionConfig = {} } = {}] = resourcesOf(data, 'AWS::CloudFront::Distribution').values();
  const { Aliases = [], ViewerCertificate, WebACLId } = DistributionConfig;
  return { hosts: Aliases, certificateArn: ViewerCertificate?.AcmCertificateArn, webAclArn: WebACLId };
}

/** Losses of a deployed stage by the next deployment. */
export function lossesOf(deployed: ComparedStage, next: ComparedStage): Loss[] {
  return [...hostLosses(deployed, next), ...webAclLoss(deployed.edge, next.edge), ...numberLosses(deployed, next)];
}

function hostLosses(deployed: ComparedStage, next: ComparedStage): Loss[] {
  const served = missing(deployed.edge.hosts, next.edge.hosts);
  const bases = missing(basesOf(deployed.data), basesOf(next.data)).filter((host) => !served.includes(host));
  const losses = [
    ...served.map((host) => ({
      name: host,
      text: `CloudFront would no longer serve ${host}: every link, page and pass under it stops working`,
      preservedBy: 'publicBaseUrl (or formerBaseUrls) and certificateArn',
    })),
    ...bases.map((host) => ({
      name: host,
      text: `${host} would be no base of links any more, which CloudFormation refuses`,
      preservedBy: 'publicBaseUrl or formerBaseUrls',
    })),
  ];
  if (losses.length > 0 || deployed.edge.certificateArn === undefined || next.edge.certificateArn !== undefined)
    return losses;
  return [
    { name: 'certificateArn', text: 'the distribution would lose its certificate', preservedBy: 'certificateArn' },
  ];
}

function webAclLoss(deployed: Edge, next: Edge): Loss[] {
  if (!deployed.webAclArn || next.webAclArn) return [];
  const text = `the web ACL ${deployed.webAclArn} would be detached from the distribution`;
  return [{ name: 'webAclArn', text, preservedBy: 'webAclArn' }];
}

/** Numbers in templates by value of the stage: limits, and days for which records are stored; undefined is none. */
const numbers: Readonly<Record<string, Numbers>> = {
  reservedConcurrency: {
    of: ({ service }) =>
      mapped(resourcesOf(service, 'AWS::Lambda::Function'), ({ ReservedConcurrentExecutions }, id) => [
        id.replace(/Function[0-9A-F]{8}$/, ''),
        ReservedConcurrentExecutions,
      ]),
    text: (what, before, after) => `reserved concurrency of ${what} would fall from ${before} to ${after ?? 'none'}`,
  },
  throttleRate: {
    of: ({ service }) => throttleOf(service, 'ThrottlingRateLimit'),
    text: (what, before, after) => `${what} would be allowed ${after} calls a second instead of ${before}`,
  },
  throttleBurst: {
    of: ({ service }) => throttleOf(service, 'ThrottlingBurstLimit'),
    text: (what, before, after) => `${what} would be allowed ${after} calls at once instead of ${before}`,
  },
  logRetentionDays: {
    of: ({ data, service }) =>
      mapped(
        new Map([data, service].flatMap((each) => [...resourcesOf(each, 'AWS::Logs::LogGroup')])),
        // None is for ever.
        ({ RetentionInDays = Number.POSITIVE_INFINITY }) => ['logs', RetentionInDays],
      ),
    text: (_, before, after) =>
      `logs would be kept for ${after} days instead of ${before === Number.POSITIVE_INFINITY ? 'for ever' : before}: older lines are deleted`,
  },
  archiveDays: {
    of: ({ data }) =>
      mapped(resourcesOf(data, 'AWS::S3::Bucket'), ({ LifecycleConfiguration }) => [
        'archive/',
        LifecycleConfiguration?.Rules.find(({ Prefix }) => Prefix === 'archive/')?.ExpirationInDays,
      ]),
    text: (_, before, after) =>
      `records of archived passes would be kept for ${after} days instead of ${before}: older ones are deleted`,
  },
  ...Object.fromEntries(
    Object.entries({
      linkRatePerClient: 'LINK_RATE_PER_CLIENT',
      linkRatePerLink: 'LINK_RATE_PER_LINK',
      ratePerApiKey: 'RATE_PER_API_KEY',
    }).map(([name, variable]) => [name, rateLimit(variable)]),
  ),
  replicaRegion: {
    of: ({ data }) =>
      mapped(resourcesOf(data, 'AWS::SecretsManager::Secret'), ({ ReplicaRegions }) => [
        'secrets',
        ReplicaRegions?.length,
      ]),
    text: (what) => `the copies of ${what} in another Region would be deleted`,
  },
  tableCopies: {
    of: ({ data }) => mapped(resourcesOf(data, 'AWS::Backup::BackupPlan'), () => ['the table', 1]),
    text: (what) => `${what} would no longer be copied to another Region`,
  },
  badges: {
    of: ({ service }) =>
      mapped(resourcesOf(service, 'AWS::Lambda::Function'), ({ Environment }) => [
        'install pages',
        Environment?.Variables?.BADGES_FILE === undefined ? undefined : 1,
      ]),
    text: (what) => `${what} would lose the vendors' official buttons`,
  },
};

interface Numbers {
  of(stage: ComparedStage): ReadonlyMap<string, number | undefined>;
  text(what: string, before: number, after: number | undefined): string;
}

function numberLosses(deployed: ComparedStage, next: ComparedStage): Loss[] {
  return Object.entries(numbers).flatMap(([name, { of, text }]) => {
    const after = of(next);
    return [...of(deployed)].flatMap(([what, before]) => {
      const now = after.get(what);
      if (before === undefined || (now !== undefined && now >= before)) return [];
      return [{ name, text: text(what, before, now), preservedBy: name }];
    });
  });
}

/** A limit that is 0 for none: lost when there is none any more. Another number is a choice. */
function rateLimit(variable: string): Numbers {
  return {
    of: ({ service }) =>
      mapped(resourcesOf(service, 'AWS::Lambda::Function'), ({ Environment }) => {
        const limit = Number(Environment?.Variables?.[variable] ?? 0);
        return [variable, limit === 0 ? undefined : 1];
      }),
    text: (what) => `the rate limit ${what} would end`,
  };
}

const throttleOf = (service: Template, limit: 'ThrottlingRateLimit' | 'ThrottlingBurstLimit') =>
  mapped(resourcesOf(service, 'AWS::ApiGatewayV2::Stage'), ({ RouteSettings }) => [
    'POST /v3',
    RouteSettings?.['POST /v3']?.[limit],
  ]);

/** Numbers of resources, the least of each name; resources without one are left out. */
function mapped(
  resources: ReadonlyMap<string, Properties>,
  numberOf: (properties: Properties, id: string) => readonly [what: string, value: number | undefined],
): ReadonlyMap<string, number | undefined> {
  const least = new Map<string, number>();
  for (const [id, properties] of resources) {
    const [what, value] = numberOf(properties, id);
    if (value !== undefined) least.set(what, Math.min(value, least.get(what) ?? value));
  }
  return least;
}

/** Hosts of the bases that are permanent by an export (docs/decisions/stacks.md#a-base-is-pinned-by-an-export). */
const basesOf = ({ Outputs = {} }: Template) =>
  Object.values(Outputs).flatMap(({ Value, Export }) =>
    String(Export?.Name).includes(':PermanentBaseUrl:') ? [new URL(String(Value)).host] : [],
  );

const missing = (before: readonly string[], after: readonly string[]) => before.filter((each) => !after.includes(each));
