import { useNotify, usePermissions } from "ra-core";
import type { ShownJob, ShownQueue, ShownRun, ShownScheduledRun, Work } from "#domain/jobs/list-jobs.ts";
import type { StaffAction } from "#domain/staff/staff-policy.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { PlainTable } from "../../components/plain-table.tsx";
import { useAttempt } from "../../components/use-attempt.ts";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { call } from "../../data/call.ts";

/** Background jobs: failures, long runs, queues and the schedule. */
export function JobsPage() {
  const { response, error, reload } = useDeskQuery<Work>("/jobs");
  const refresh = (
    <button type="button" className="button button-quiet" onClick={() => void reload()}>
      {m.refresh()}
    </button>
  );
  return (
    <>
      <PageHead title={m.desk_jobs_title()} lead={m.desk_jobs_lead()} actions={refresh} />
      {error && <Notice tone="wrong">{error}</Notice>}
      {!response && !error && <p className="text-ink-soft">{m.desk_loading()}</p>}
      {response && (
        <>
          <h2 className="mb-3 text-xl">{m.desk_jobs_failed()}</h2>
          {response.failed.length === 0 ? (
            <Notice tone="good">{m.desk_jobs_none_failed()}</Notice>
          ) : (
            <FailedJobs jobs={response.failed} onRetried={reload} />
          )}
          {response.runs.length > 0 && <RunTable runs={response.runs} />}
          <h2 className="mb-3 text-xl">{m.desk_jobs_queues()}</h2>
          <PlainTable<ShownQueue>
            label={m.desk_jobs_queues()}
            rows={response.queues}
            getKey={({ name }) => name}
            columns={[
              [m.name(), ({ name }) => name],
              [m.waiting(), ({ waiting }) => waiting],
              [m.running(), ({ active }) => active],
              [m.desk_jobs_retrying(), ({ retrying }) => retrying],
              [
                m.desk_jobs_failed_count(),
                ({ failed }) => (failed > 0 ? <strong className="text-signal">{failed}</strong> : 0),
              ],
              [m.desk_jobs_done(), ({ done }) => done],
              [m.desk_jobs_last_done(), ({ last_done_at }) => formatTime(last_done_at) || "–"],
            ]}
          />
          <h2 className="mb-3 text-xl">{m.desk_jobs_schedule()}</h2>
          <PlainTable<ShownScheduledRun>
            label={m.desk_jobs_schedule()}
            rows={response.schedule}
            getKey={({ name }) => name}
            columns={[
              [m.name(), ({ name }) => name],
              [m.desk_jobs_every(), ({ every_minutes }) => m.desk_jobs_every_minutes({ count: every_minutes })],
              [m.desk_jobs_last_run(), ({ started_at }) => formatTime(started_at) || m.desk_jobs_never()],
              [m.result(), describeResult],
            ]}
          />
        </>
      )}
    </>
  );
}

/** Long-running jobs and their progress. */
function RunTable({ runs }: { runs: readonly ShownRun[] }) {
  return (
    <>
      <h2 className="mb-3 text-xl">{m.desk_jobs_runs()}</h2>
      <PlainTable<ShownRun>
        label={m.desk_jobs_runs()}
        rows={runs}
        getKey={({ name, subject }) => `${name} ${subject}`}
        columns={[
          [m.name(), ({ name }) => name],
          [m.desk_jobs_run_for(), ({ subject }) => subject],
          [m.desk_jobs_run_progress(), ({ done, total }) => m.progress({ done, total })],
          [m.desk_jobs_run_made(), ({ made }) => made],
          [m.desk_jobs_run_started(), ({ started_at }) => formatTime(started_at)],
          [m.desk_jobs_run_finished(), ({ finished_at }) => (finished_at ? formatTime(finished_at) : m.running())],
        ]}
      />
    </>
  );
}

function describeResult({ started_at, finished_at, done, error }: ShownScheduledRun): string {
  if (!started_at) return "–";
  if (error) return m.desk_jobs_failed_with({ error });
  if (!finished_at) return m.running();
  return done === null ? m.desk_jobs_succeeded() : m.desk_jobs_succeeded_count({ count: done });
}

function FailedJobs({ jobs, onRetried }: { jobs: readonly ShownJob[]; onRetried(): Promise<void> }) {
  const notify = useNotify();
  const attempt = useAttempt();
  const { permissions } = usePermissions<StaffAction[]>();
  const mayRetry = permissions?.includes("jobs.write") ?? false;
  const retry = ({ name, id }: ShownJob) =>
    attempt(async () => {
      await call(`/jobs/${encodeURIComponent(name)}/${id}/retry`, "POST");
      notify(m.desk_jobs_queued(), { type: "success" });
      await onRetried();
    });
  return (
    <PlainTable<ShownJob>
      label={m.desk_jobs_failed()}
      rows={jobs}
      getKey={({ id }) => id}
      columns={[
        [m.name(), ({ name }) => name],
        [m.desk_jobs_error(), ({ error }) => error],
        [m.desk_jobs_attempts(), ({ tries }) => tries],
        [m.when(), ({ failed_at, queued_at }) => formatTime(failed_at ?? queued_at)],
        [
          m.desk_jobs_next(),
          (job) =>
            job.next_try_at ? (
              formatTime(job.next_try_at)
            ) : mayRetry ? (
              <button type="button" className="button button-quiet" onClick={() => retry(job)}>
                {m.desk_jobs_retry()}
              </button>
            ) : (
              m.desk_jobs_failed_count()
            ),
        ],
      ]}
    />
  );
}
