import type { Qualification } from "#domain/ndas/qualification/qualification.ts";
import { EXPERIENCE_LABELS, FINANCING_LABELS, TIMING_LABELS } from "#editions/qualification-labels.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "../../components/format-number.ts";
import { formatTime } from "../../components/format-time.ts";
import { Facts } from "../../components/show-page.tsx";
import { useRight } from "../../components/use-right.ts";

interface QualificationFactsProps {
  nda_id: string;
  qualification: Qualification | null;
  /** Whether the NDA has been revoked. The desk then loses access to the proof of funds, too. */
  isRevoked: boolean;
}

/** What an NDA's signer has stated about their finances. Only staff who decide on NDAs can open the proof of funds. */
export function QualificationFacts({ nda_id, qualification, isRevoked }: QualificationFactsProps) {
  const maySeeProof = useRight("nda.approve") && !isRevoked;
  if (!qualification?.stated_at && !qualification?.proof_added_at)
    return <p className="text-ink-soft">{m.desk_qualification_none()}</p>;
  const { experience, cash_available, timing, financing, about, stated_at, proof_added_at } = qualification;
  return (
    <Facts
      rows={[
        [m.desk_qualification_stated(), formatTime(stated_at)],
        [m.qualification_experience(), experience && EXPERIENCE_LABELS[experience]()],
        [m.qualification_cash(), cash_available === null ? null : formatNumber(Math.round(cash_available))],
        [m.qualification_timing(), timing && TIMING_LABELS[timing]()],
        [m.qualification_financing(), financing && FINANCING_LABELS[financing]()],
        [m.qualification_about(), about],
        [
          m.proof_title(),
          proof_added_at && maySeeProof ? (
            <a key="proof" href={`/api/desk/ndas/${nda_id}/proof`} download className="link">
              {m.desk_proof_added({ date: formatTime(proof_added_at) })}
            </a>
          ) : (
            proof_added_at && m.desk_proof_added({ date: formatTime(proof_added_at) })
          ),
        ],
      ]}
    />
  );
}
