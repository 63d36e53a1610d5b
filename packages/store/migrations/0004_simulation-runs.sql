CREATE TABLE "simulation_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"tree_id" text NOT NULL,
	"tree_name" text NOT NULL,
	"snapshot_id" text NOT NULL,
	"tree_version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seed" bigint NOT NULL,
	"noise" double precision NOT NULL,
	"runs" integer NOT NULL,
	"personas" json NOT NULL,
	"persona_names" json NOT NULL,
	"success_rate" double precision NOT NULL,
	"execution_time" double precision NOT NULL,
	"result" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "simulation_runs" ADD CONSTRAINT "simulation_runs_snapshot_id_tree_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."tree_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulation_runs_by_creation" ON "simulation_runs" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "simulation_runs_of_tree" ON "simulation_runs" USING btree ("tree_id","created_at" desc,"id" desc);