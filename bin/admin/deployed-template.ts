import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';

/** Parts of a template that are read. */
export interface Template {
  readonly Resources?: Readonly<Record<string, { readonly Type: string; readonly Properties?: Properties }>>;
  readonly Outputs?: Readonly<
    Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: unknown } }>
  >;
}

/** Properties that are read, of resources of several types. */
export interface Properties {
  readonly DistributionConfig?: {
    readonly Aliases?: readonly string[];
    readonly ViewerCertificate?: { readonly AcmCertificateArn?: string };
    readonly WebACLId?: string;
  };
  readonly Environment?: { readonly Variables?: Readonly<Record<string, unknown>> };
  readonly LifecycleConfiguration?: {
    readonly Rules: readonly { readonly Prefix?: string; readonly ExpirationInDays?: number }[];
  };
  readonly ReplicaRegions?: readonly object[];
  readonly ReservedConcurrentExecutions?: number;
  readonly RetentionInDays?: number;
  readonly RouteSettings?: Readonly<
    Record<string, { readonly ThrottlingRateLimit: number; readonly ThrottlingBurstLimit: number }>
  >;
  readonly ScalingConfig?: { readonly MaximumConcurrency: number };
}

/** Properties of all resources of a type, by logical id. */
export const resourcesOf = ({ Resources = {} }: Template, type: string): ReadonlyMap<string, Properties> =>
  new Map(
    Object.entries(Resources).flatMap(([id, { Type, Properties = {} }]) => (Type === type ? [[id, Properties]] : [])),
  );

/** The template that a stack was deployed with; an empty one if there is no such stack. */
export async function deployedTemplate(StackName: string): Promise<Template> {
  try {
    const { TemplateBody = '{}' } = await new CloudFormationClient().send(new GetTemplateCommand({ StackName }));
    return JSON.parse(TemplateBody);
  } catch (error) {
    if ((error as Error).name === 'ValidationError') return {};
    throw error;
  }
}
